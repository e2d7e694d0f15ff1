/** Every error that the API answers: HTTP status and the message a person reads. Plain data, safe in a browser. */
export const ERRORS = {
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  malformed_request: { status: 400, message: 'The request could not be read.' },
  unauthenticated: { status: 401, message: 'Please log in.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password. Please try again.' },
  invalid_deploy_key: {
    status: 401,
    message: 'Send a deploy key of this remote that was not revoked, or log in as an administrator of the deployment.',
  },
  invalid_partner_key: { status: 401, message: 'Send a partner key that was not revoked.' },
  invalid_refresh_token: { status: 401, message: 'Your session has ended. Please log in again.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  address_unconfirmed: {
    status: 403,
    message: 'Please confirm your email address first. In your settings you can ask for another link.',
  },
  wrong_user_type: { status: 403, message: 'This is not available for your kind of account.' },
  grant_exceeds_own: { status: 403, message: 'You cannot grant a permission that you do not hold.' },
  outranked: { status: 403, message: 'You cannot take away a permission that you do not hold.' },
  deployment_admin_only: { status: 403, message: 'Only administrators of this deployment can do this.' },
  outside_embedding: { status: 403, message: 'The token of an embedded remote does not open this.' },
  not_found: { status: 404, message: 'This does not exist, or is not yours to see.' },
  route_not_found: { status: 404, message: 'There is no such address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  conflict: { status: 409, message: 'This was changed by someone else in the meantime.' },
  last_administrator: {
    status: 409,
    message: 'At least one active user must keep the permission “Manage roles”. Give it to someone else first.',
  },
  last_holder: {
    status: 409,
    message: 'Somebody must keep each permission: nobody could ever give it again. Give it to someone else first.',
  },
  invitation_not_pending: { status: 409, message: 'This invitation is no longer pending.' },
  invitation_not_resendable: { status: 409, message: 'Only canceled, expired or rejected invitations can be resent.' },
  invitation_exists: { status: 409, message: 'There is already a pending invitation for this person.' },
  already_member: { status: 409, message: 'This person is already a member.' },
  tenant_already_joined: {
    status: 409,
    message: 'Your account already belongs to a company or WMS. It can accept invitations once it has left.',
  },
  account_exists: {
    status: 409,
    message: 'You already have an account with this address. Log in with it, then open the invitation again.',
  },
  address_held: { status: 409, message: 'Another account has been confirmed with this address. Log in with that one.' },
  import_not_here: { status: 409, message: 'This import is at another step now.' },
  import_running: { status: 409, message: 'Another file of this kind is being imported. Try again when it is done.' },
  too_many_imports: { status: 409, message: 'So many files are on their way in that another one has to wait.' },
  name_taken: { status: 409, message: 'This name is already in use.' },
  code_taken: { status: 409, message: 'This code is already in use.' },
  barcode_taken: { status: 409, message: 'This barcode belongs to something else.' },
  in_use: { status: 409, message: 'This is still in use.' },
  location_occupied: { status: 409, message: 'Something lies in a place that would be removed.' },
  layout_changing: { status: 409, message: 'Somebody else is changing this layout at the moment.' },
  insufficient_stock: { status: 409, message: 'There is not as much there.' },
  put_refused: { status: 409, message: 'A rule of the place refuses it.' },
  plan_running: { status: 409, message: 'Another search is running. Stop it, or wait for its end.' },
  nothing_to_count: { status: 409, message: 'There is nothing to count there, or it is being counted already.' },
  recount_by_other: { status: 409, message: 'Somebody else must count it again.' },
  assigned_to_other: { status: 409, message: 'This pick list is somebody else’s.' },
  lot_unusable: { status: 409, message: 'This lot has expired or is held: it must not be picked.' },
  over_receipt: { status: 409, message: 'This is more than was expected and than the warehouse accepts.' },
  already_undone: { status: 409, message: 'This was undone before.' },
  version_exists: {
    status: 409,
    message: 'This version exists with other contents. Raise the version and publish again.',
  },
  version_unavailable: { status: 409, message: 'The files of this version are not here, or not all of them.' },
  no_earlier_version: { status: 409, message: 'There is no earlier version to go back to.' },
  version_mismatch: { status: 412, message: 'This role has been updated elsewhere. Please refresh before continuing.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send the request body as application/json.' },
  validation_failed: { status: 422, message: 'Some fields are not valid.' },
  file_unreadable: { status: 422, message: 'The file cannot be read.' },
  publish_refused: { status: 422, message: 'This version would break something that is live.' },
  file_corrupt: { status: 422, message: 'The file is not the one that the version names: its hash is another.' },
  unknown_id: { status: 422, message: 'An id in the request does not exist.' },
  tenant_not_joinable: { status: 422, message: 'An existing company or WMS can only be joined with an invitation.' },
  password_too_common: { status: 422, message: 'This password is too common. Please choose another one.' },
  invalid_invitation_token: { status: 422, message: 'Invalid or expired invitation token' },
  invalid_confirmation_token: { status: 422, message: 'This link is no longer valid. Please request a new one.' },
  invalid_reset_token: { status: 422, message: 'This link is no longer valid. Please request a new one.' },
  invitation_type_not_allowed: { status: 422, message: 'You cannot send this type of invitation.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for a different request.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The service is busy, starting or stopping. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** The `code` of every error that the API answers. */
export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** What the interface says when a read fails (specification, error catalogue). Keys are the routes. */
export const LOAD_FAILURES = {
  'GET /me': 'Failed to load user',
  'GET /myroles': 'Failed to load role',
  'GET /mycompany': 'Failed to fetch myCompany',
  'GET /mycompany/warehouses': 'Failed to fetch myWarehouses',
  'GET /mycompany/users': 'Failed to fetch myUsers',
  'GET /mycompany/roles': 'Failed to fetch myRoles',
  'GET /mycompany/permissions': 'Failed to fetch myPermissions',
  'GET /mycompany/invitations': 'Failed to fetch myInvitations',
  'GET /mywms': 'Failed to fetch myWms',
  'GET /mywms/companies': 'Failed to fetch my wms companies',
  'GET /mywms/users': 'Failed to fetch my wms users',
  'GET /mywms/roles': 'Failed to fetch my wms roles',
  'GET /mywms/invitations': 'Failed to fetch my wms invitations',
  'GET /mywms/permissions': 'Failed to fetch my wms permissions',
} as const;

/** Messages of the forms' own checks, shared by the interface and the server. */
export const FIELD_MESSAGES = {
  email: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
} as const;
