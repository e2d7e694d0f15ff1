import type { Body, InvitationPreview } from '@slotwise/contract';
import { ERRORS, FIELD_MESSAGES } from '@slotwise/contract/errors';
import { isEmail } from '../../../form/email';
import { newPasswordFault } from '../../../form/new-password';
import type { SubmitFailure } from '../../../form/submit-failure';

export type AccountType = 'wms' | 'company';
export const PROFILE_FIELDS = ['wmsName', 'companyName', 'firstName', 'lastName', 'password'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type WizardField = 'email' | ProfileField;

export interface Invitation {
  token: string;
  preview: InvitationPreview;
}

export interface Wizard {
  /** `validating`: the invitation is being checked; `unchecked`: the server could not be asked. */
  step: 'email' | 'validating' | 'unchecked' | 'profile';
  token: string | null;
  invitation: Invitation | null;
  accountType: AccountType;
  fields: Record<WizardField, string>;
  errors: Partial<Record<WizardField, string>>;
  /** What is wrong with the step as a whole. */
  formError: string | null;
  busy: boolean;
  /** Which way the last change of step went; null at the start. */
  moved: 'forward' | 'back' | null;
  /** Grows with each refused submit; moves the focus to the first invalid field. */
  attempt: number;
}

export type WizardAction =
  | { type: 'edit'; field: WizardField; value: string }
  | { type: 'choose-account'; accountType: AccountType }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'check-again' }
  | { type: 'invitation-valid'; preview: InvitationPreview }
  | { type: 'invitation-refused' }
  | { type: 'invitation-unchecked'; reason: string }
  | { type: 'submit' }
  | { type: 'failed'; failure: SubmitFailure<WizardField> };

export const startWizard = (token: string | null): Wizard => ({
  step: token === null ? 'email' : 'validating',
  token,
  invitation: null,
  accountType: 'wms',
  fields: { email: '', wmsName: '', companyName: '', firstName: '', lastName: '', password: '' },
  errors: {},
  formError: null,
  busy: false,
  moved: null,
  attempt: 0,
});

/** Whether the invited person says the address: an invitation by phone knows none. */
export const asksForEmail = ({ invitation }: Wizard) => invitation !== null && invitation.preview.email === null;

/** The fields of step 2, in the order they are shown. */
export function profileFields({ invitation, accountType }: Wizard): readonly ProfileField[] {
  const person = ['firstName', 'lastName', 'password'] as const;
  if (invitation === null) return [accountType === 'wms' ? 'wmsName' : 'companyName', ...person];
  return invitation.preview.invitationType === 'join_wms_with_new_company' ? ['companyName', ...person] : person;
}

/** The address that the account will have. */
export const emailOf = ({ invitation, fields }: Wizard) => (invitation?.preview.email ?? fields.email).trim();

export const REQUIRED: Readonly<Record<Exclude<ProfileField, 'password'>, string>> = {
  wmsName: 'WMS name is required',
  companyName: 'Company name is required',
  firstName: 'First name is required',
  lastName: 'Last name is required',
};

function profileFaults(wizard: Wizard): Wizard['errors'] {
  const errors: Wizard['errors'] = {};
  if (asksForEmail(wizard) && !isEmail(wizard.fields.email)) errors.email = FIELD_MESSAGES.email;
  for (const field of profileFields(wizard)) {
    const value = wizard.fields[field];
    const fault = field === 'password' ? newPasswordFault(value) : value.trim() === '' ? REQUIRED[field] : null;
    if (fault) errors[field] = fault;
  }
  return errors;
}

const refuse = (wizard: Wizard, errors: Wizard['errors'], formError: string | null = null): Wizard => ({
  ...wizard,
  errors,
  formError,
  busy: false,
  attempt: wizard.attempt + 1,
});

/** Back to the start, as if there had never been an invitation. */
const withoutInvitation = (wizard: Wizard): Wizard => ({
  ...wizard,
  step: 'email',
  token: null,
  invitation: null,
  errors: {},
  formError: ERRORS.invalid_invitation_token.message,
  busy: false,
  moved: 'back',
});

export function wizardReducer(wizard: Wizard, action: WizardAction): Wizard {
  switch (action.type) {
    case 'edit':
      return {
        ...wizard,
        fields: { ...wizard.fields, [action.field]: action.value },
        errors: { ...wizard.errors, [action.field]: undefined },
        formError: null,
      };
    case 'choose-account':
      return { ...wizard, accountType: action.accountType, errors: {}, formError: null };
    case 'continue':
      return isEmail(wizard.fields.email)
        ? { ...wizard, step: 'profile', moved: 'forward', errors: {}, formError: null }
        : refuse(wizard, { email: FIELD_MESSAGES.email });
    case 'back':
      return wizard.invitation ? wizard : { ...wizard, step: 'email', moved: 'back', errors: {}, formError: null };
    case 'check-again':
      return { ...wizard, step: 'validating', formError: null };
    case 'invitation-valid':
      if (wizard.token === null) return wizard;
      return { ...wizard, step: 'profile', invitation: { token: wizard.token, preview: action.preview } };
    case 'invitation-refused':
      return withoutInvitation(wizard);
    case 'invitation-unchecked':
      return { ...wizard, step: 'unchecked', formError: action.reason };
    case 'submit': {
      const errors = profileFaults(wizard);
      if (Object.keys(errors).length > 0) return refuse(wizard, errors);
      return { ...wizard, busy: true, errors: {}, formError: null };
    }
    case 'failed': {
      const failed = refuse(wizard, action.failure.fields, action.failure.form);
      // Without an invitation the address is asked for in step 1: that is where its fault is shown.
      return action.failure.fields.email && !asksForEmail(wizard) && !wizard.invitation
        ? { ...failed, step: 'email', moved: 'back' }
        : failed;
    }
  }
}

/** `POST /register`: exactly one of the two names is sent. */
export function registrationOf(wizard: Wizard): Body<'POST /register'> {
  const { fields, accountType } = wizard;
  return {
    email: emailOf(wizard),
    password: fields.password,
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    ...(accountType === 'wms'
      ? { new_wms_name: fields.wmsName.trim() }
      : { new_company_name: fields.companyName.trim() }),
  };
}

/** `POST /invitation/register`. */
export function acceptanceOf(wizard: Wizard, { token, preview }: Invitation): Body<'POST /invitation/register'> {
  const { fields } = wizard;
  return {
    token,
    email: emailOf(wizard),
    password: fields.password,
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    ...(preview.invitationType === 'join_wms_with_new_company' ? { new_company_name: fields.companyName.trim() } : {}),
  };
}

/** Which field of the wizard a field of the request is. */
export const FIELD_NAMES: Readonly<Record<string, WizardField>> = {
  email: 'email',
  password: 'password',
  first_name: 'firstName',
  last_name: 'lastName',
  new_wms_name: 'wmsName',
  new_company_name: 'companyName',
};

/** Who invites: the company one would join, else the WMS. */
export function inviterOf({ invitationType, Wms, Company }: InvitationPreview) {
  return invitationType === 'join_company' ? (Company ?? Wms) : (Wms ?? Company);
}
