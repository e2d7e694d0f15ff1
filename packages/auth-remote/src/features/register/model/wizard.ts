import type { Body, InvitationPreview } from '@slotwise/contract';
import { isEmail } from '../../../form/email';
import { newPasswordFault } from '../../../form/new-password';
import type { Said } from '../../../words';

export type AccountType = 'wms' | 'company';
type ProfileField = 'wmsName' | 'companyName' | 'firstName' | 'lastName' | 'password';
export type WizardField = 'email' | ProfileField;
export type WizardFields = Record<WizardField, string>;

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
  /** Why the invitation could not be checked. */
  reason: { title: string; advice: string } | null;
  /** Direction of the last change of step; null at the start. */
  moved: 'forward' | 'back' | null;
}

export type WizardAction =
  | { type: 'choose-account'; accountType: AccountType }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'check-again' }
  | { type: 'invitation-valid'; preview: InvitationPreview }
  | { type: 'invitation-refused' }
  | { type: 'invitation-unchecked'; reason: NonNullable<Wizard['reason']> };

export const EMPTY_FIELDS: WizardFields = {
  email: '',
  wmsName: '',
  companyName: '',
  firstName: '',
  lastName: '',
  password: '',
};

export const startWizard = (token: string | null): Wizard => ({
  step: token === null ? 'email' : 'validating',
  token,
  invitation: null,
  accountType: 'wms',
  reason: null,
  moved: null,
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
export const emailOf = ({ invitation }: Wizard, fields: WizardFields) =>
  (invitation?.preview.email ?? fields.email).trim();

export const REQUIRED = {
  wmsName: { id: 'fault.wms-name' },
  companyName: { id: 'fault.company-name' },
  firstName: { id: 'fault.first-name' },
  lastName: { id: 'fault.last-name' },
} as const satisfies Record<Exclude<ProfileField, 'password'>, Said>;

/** Faults of the fields of the present step; empty if it may be left. */
export function faultsOf(wizard: Wizard, fields: WizardFields): Partial<Record<WizardField, Said>> {
  const faults: Partial<Record<WizardField, Said>> = {};
  if ((wizard.step === 'email' || asksForEmail(wizard)) && !isEmail(fields.email)) faults.email = { id: 'fault.email' };
  if (wizard.step === 'email') return faults;
  for (const field of profileFields(wizard)) {
    const value = fields[field];
    const fault = field === 'password' ? newPasswordFault(value) : value.trim() === '' ? REQUIRED[field] : null;
    if (fault) faults[field] = fault;
  }
  return faults;
}

export function wizardReducer(wizard: Wizard, action: WizardAction): Wizard {
  switch (action.type) {
    case 'choose-account':
      return { ...wizard, accountType: action.accountType };
    case 'continue':
      return { ...wizard, step: 'profile', moved: 'forward' };
    case 'back':
      return wizard.invitation ? wizard : { ...wizard, step: 'email', moved: 'back' };
    case 'check-again':
      return { ...wizard, step: 'validating', reason: null };
    case 'invitation-valid':
      if (wizard.token === null) return wizard;
      return { ...wizard, step: 'profile', invitation: { token: wizard.token, preview: action.preview } };
    case 'invitation-refused':
      // As if there had never been an invitation.
      return { ...wizard, step: 'email', token: null, invitation: null, reason: null, moved: 'back' };
    case 'invitation-unchecked':
      return { ...wizard, step: 'unchecked', reason: action.reason };
  }
}

/** `POST /register`: exactly one of the two names is sent. */
export function registrationOf(wizard: Wizard, fields: WizardFields): Body<'POST /register'> {
  return {
    email: emailOf(wizard, fields),
    password: fields.password,
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    ...(wizard.accountType === 'wms'
      ? { new_wms_name: fields.wmsName.trim() }
      : { new_company_name: fields.companyName.trim() }),
  };
}

/** `POST /invitation/register`. */
export function acceptanceOf(
  wizard: Wizard,
  fields: WizardFields,
  { token, preview }: Invitation,
): Body<'POST /invitation/register'> {
  return {
    token,
    email: emailOf(wizard, fields),
    password: fields.password,
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    ...(preview.invitationType === 'join_wms_with_new_company' ? { new_company_name: fields.companyName.trim() } : {}),
  };
}

/** The wizard's field for a field of the request, if their names differ. */
export const FIELD_NAMES: Readonly<Record<string, WizardField>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  new_wms_name: 'wmsName',
  new_company_name: 'companyName',
};

/** The inviter: the company one would join, else the WMS. */
export function inviterOf({ invitationType, Wms, Company }: InvitationPreview) {
  return invitationType === 'join_company' ? (Company ?? Wms) : (Wms ?? Company);
}
