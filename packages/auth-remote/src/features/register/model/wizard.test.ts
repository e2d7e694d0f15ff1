import type { InvitationPreview } from '@slotwise/contract';
import {
  acceptanceOf,
  inviterOf,
  profileFields,
  registrationOf,
  startWizard,
  wizardReducer,
  type Wizard,
  type WizardAction,
} from './wizard';

const run = (start: Wizard, ...actions: WizardAction[]) => actions.reduce(wizardReducer, start);
const edit = (field: keyof Wizard['fields'], value: string): WizardAction => ({ type: 'edit', field, value });
const inviter = { name: 'Northwind', avatarURL: null };
const preview = (over: Partial<InvitationPreview> = {}): InvitationPreview => ({
  email: 'grace@example.com',
  invitationType: 'join_company',
  Wms: null,
  Company: inviter,
  ...over,
});
const person = [edit('firstName', ' Ada '), edit('lastName', 'Lovelace'), edit('password', 'correct horse')];

test('a valid address leads to step 2, where WMS is chosen', () => {
  const wizard = run(startWizard(null), edit('email', 'ada@example.com'), { type: 'continue' });
  expect(wizard).toMatchObject({ step: 'profile', accountType: 'wms', moved: 'forward', errors: {} });
  expect(profileFields(wizard)).toEqual(['wmsName', 'firstName', 'lastName', 'password']);
});

test('an address that is none stays in step 1', () => {
  const wizard = run(startWizard(null), edit('email', 'ada'), { type: 'continue' });
  expect(wizard).toMatchObject({ step: 'email', errors: { email: 'Please enter a valid email address' }, attempt: 1 });
  expect(run(wizard, edit('email', 'ada@')).errors.email).toBeUndefined();
});

test('back keeps what was typed', () => {
  const wizard = run(
    startWizard(null),
    edit('email', 'ada@example.com'),
    { type: 'continue' },
    edit('firstName', 'Ada'),
    { type: 'back' },
  );
  expect(wizard).toMatchObject({
    step: 'email',
    moved: 'back',
    fields: { email: 'ada@example.com', firstName: 'Ada' },
  });
});

test.each(['wms', 'company'] as const)('registers a %s with exactly one name', (accountType) => {
  const wizard = run(
    startWizard(null),
    edit('email', ' ada@example.com '),
    { type: 'continue' },
    { type: 'choose-account', accountType },
    edit('wmsName', 'North'),
    edit('companyName', 'South'),
    ...person,
    { type: 'submit' },
  );
  expect(wizard.busy).toBe(true);
  expect(registrationOf(wizard)).toEqual({
    email: 'ada@example.com',
    password: 'correct horse',
    first_name: 'Ada',
    last_name: 'Lovelace',
    ...(accountType === 'wms' ? { new_wms_name: 'North' } : { new_company_name: 'South' }),
  });
});

test('nothing is sent while a field is empty or the password short', () => {
  const wizard = run(startWizard(null), edit('email', 'a@b.co'), { type: 'continue' }, edit('password', 'short'), {
    type: 'submit',
  });
  expect(wizard.busy).toBe(false);
  expect(wizard.errors).toEqual({
    wmsName: 'WMS name is required',
    firstName: 'First name is required',
    lastName: 'Last name is required',
    password: 'Use 8 or more characters',
  });
});

test('an invitation starts in step 2, which cannot be left', () => {
  const start = startWizard('secret');
  expect(start.step).toBe('validating');
  const wizard = run(start, { type: 'invitation-valid', preview: preview() }, { type: 'back' });
  expect(wizard).toMatchObject({ step: 'profile', invitation: { token: 'secret' } });
  expect(profileFields(wizard)).toEqual(['firstName', 'lastName', 'password']);
});

test('a refused invitation leads to step 1 with the message', () => {
  expect(run(startWizard('secret'), { type: 'invitation-refused' })).toMatchObject({
    step: 'email',
    token: null,
    invitation: null,
    formError: 'Invalid or expired invitation token',
  });
});

test('a new company is named only when the invitation asks for one', () => {
  const joining = preview({ invitationType: 'join_wms_with_new_company', Wms: inviter, Company: null });
  const wizard = run(
    startWizard('secret'),
    { type: 'invitation-valid', preview: joining },
    edit('companyName', ' South '),
    ...person,
    { type: 'submit' },
  );
  expect(profileFields(wizard)).toContain('companyName');
  if (!wizard.invitation) throw new Error('no invitation');
  expect(acceptanceOf(wizard, wizard.invitation)).toEqual({
    token: 'secret',
    email: 'grace@example.com',
    password: 'correct horse',
    first_name: 'Ada',
    last_name: 'Lovelace',
    new_company_name: 'South',
  });
});

test('who was invited by phone says the address', () => {
  const wizard = run(
    startWizard('secret'),
    { type: 'invitation-valid', preview: preview({ email: null }) },
    ...person,
    {
      type: 'submit',
    },
  );
  expect(wizard.errors).toEqual({ email: 'Please enter a valid email address' });
});

test('a fault of the address leads back to where it is asked for', () => {
  const failed: WizardAction = { type: 'failed', failure: { fields: { email: 'Not allowed' }, form: null } };
  const alone = run(startWizard(null), edit('email', 'a@b.co'), { type: 'continue' }, failed);
  expect(alone).toMatchObject({ step: 'email', errors: { email: 'Not allowed' }, busy: false });
  const byPhone = run(startWizard('s'), { type: 'invitation-valid', preview: preview({ email: null }) }, failed);
  expect(byPhone.step).toBe('profile');
});

test('the inviter is the company that one would join, else the WMS', () => {
  const wms = { name: 'Wms', avatarURL: null };
  expect(inviterOf(preview({ Wms: wms }))).toBe(inviter);
  expect(inviterOf(preview({ invitationType: 'join_wms', Wms: wms }))).toBe(wms);
  expect(inviterOf(preview({ invitationType: 'join_wms', Wms: null }))).toBe(inviter);
});
