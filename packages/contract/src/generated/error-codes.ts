// Generated from errors.ts by scripts/generate.mjs. Do not edit.
/** Codes of errors by their HTTP status. */
export const ERROR_CODES: Readonly<Record<number, string>> = {
  400: 'malformed_json malformed_request',
  401: 'unauthenticated invalid_credentials second_factor_required invalid_passkey second_factor_wrong invalid_deploy_key invalid_partner_key invalid_refresh_token',
  403: 'forbidden second_factor_demanded address_unconfirmed wrong_user_type grant_exceeds_own outranked beyond_own_warehouses deployment_admin_only not_for_api_keys outside_embedding',
  404: 'not_found route_not_found',
  405: 'method_not_allowed',
  409: 'conflict last_administrator last_holder last_member going_to_be_deleted being_deleted already_asked already_decided passkeys_unavailable second_factor_on invitation_not_pending invitation_not_resendable invitation_exists already_member tenant_already_joined account_exists address_of_member address_held import_not_here import_running imported_before too_many_imports too_many_secrets limit_reached name_taken code_taken barcode_taken in_use location_occupied layout_changing insufficient_stock serial_elsewhere put_refused plan_running no_plan nothing_to_move proposal_undecided layout_changed proposal_stale proposal_active assistant_proposal_expired assistant_proposal_stale task_not_ready nothing_to_count recount_by_other approve_by_other count_differs assigned_to_other lot_unusable over_receipt picked_by_other printed_before already_undone version_exists version_unavailable no_earlier_version',
  412: 'version_mismatch',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed file_unreadable publish_refused file_corrupt unknown_id tenant_not_joinable password_too_common invalid_invitation_token invalid_confirmation_token invalid_reset_token invitation_type_not_allowed idempotency_key_reused',
  429: 'rate_limited',
  500: 'internal',
  502: 'model_refused model_busy model_unreachable model_cut model_unreadable',
  503: 'unavailable',
};
