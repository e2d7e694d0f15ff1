import type { InvitationPreview } from '@slotwise/contract';
import {
  acceptanceOf,
  emailOf,
  EMPTY_FIELDS,
  faultsOf,
  inviterOf,
  profileFields,
  registrationOf,
  startWizard,
  wizardReducer,
  type Wizard,
  type WizardAction,
  type WizardFields,
} from './wizard';

const run = (start: Wizard, ...actions: WizardAction[]) => actions.reduce(wizardReducer, start);
const inviter = { name: 'Northwind', avatarURL: null };
const preview = (over: Partial<InvitationPreview> = {}): InvitationPreview => ({
  email: 'grace@example.com',
  invitationType: 'join_company',
  Wms: null,
  Company: inviter,
  ...over,
});
const fields = (over: Partial<WizardFields> = {}): WizardFields => ({
  ...EMPTY_FIELDS,
  firstName: ' Ada ',
  lastName: 'Lovelace',
  password: 'correct horse',
  ...over,
});

test('a valid address leads to step 2, where WMS is chosen', () => {
  const start = startWizard(null);
  expect(faultsOf(start, fields({ email: 'ada@example.com' }))).toEqual({});
  const wizard = run(start, { type: 'continue' });
  expect(wizard).toMatchObject({ step: 'profile', accountType: 'wms', moved: 'forward' });
  expect(profileFields(wizard)).toEqual(['wmsName', 'firstName', 'lastName', 'password']);
});

test('an address that is none stays in step 1, which asks for nothing else', () => {
  expect(faultsOf(startWizard(null), { ...EMPTY_FIELDS, email: 'ada' })).toEqual({ email: { id: 'fault.email' } });
});

test('back leads to the address', () => {
  expect(run(startWizard(null), { type: 'continue' }, { type: 'back' })).toMatchObject({
    step: 'email',
    moved: 'back',
  });
});

test.each(['wms', 'company'] as const)('registers a %s with exactly one name', (accountType) => {
  const wizard = run(startWizard(null), { type: 'continue' }, { type: 'choose-account', accountType });
  const entered = fields({ email: ' ada@example.com ', wmsName: 'North', companyName: 'South' });
  expect(faultsOf(wizard, entered)).toEqual({});
  expect(registrationOf(wizard, entered)).toEqual({
    email: 'ada@example.com',
    password: 'correct horse',
    first_name: 'Ada',
    last_name: 'Lovelace',
    ...(accountType === 'wms' ? { new_wms_name: 'North' } : { new_company_name: 'South' }),
  });
});

test('nothing is sent while a field is empty or the password short', () => {
  const wizard = run(startWizard(null), { type: 'continue' });
  expect(faultsOf(wizard, { ...EMPTY_FIELDS, email: 'a@b.co', password: 'short' })).toEqual({
    wmsName: { id: 'fault.wms-name' },
    firstName: { id: 'fault.first-name' },
    lastName: { id: 'fault.last-name' },
    password: { id: 'fault.password-short', values: { count: 8 } },
  });
});

test('an invitation starts in step 2, which cannot be left', () => {
  const start = startWizard('secret');
  expect(start.step).toBe('validating');
  const wizard = run(start, { type: 'invitation-valid', preview: preview() }, { type: 'back' });
  expect(wizard).toMatchObject({ step: 'profile', invitation: { token: 'secret' } });
  expect(profileFields(wizard)).toEqual(['firstName', 'lastName', 'password']);
  expect(emailOf(wizard, fields({ email: 'eve@example.com' }))).toBe('grace@example.com');
});

test('a refused invitation leads to step 1 as if there had been none', () => {
  expect(run(startWizard('secret'), { type: 'invitation-refused' })).toMatchObject({
    step: 'email',
    token: null,
    invitation: null,
    moved: 'back',
  });
});

test('a new company is named only when the invitation asks for one', () => {
  const joining = preview({ invitationType: 'join_wms_with_new_company', Wms: inviter, Company: null });
  const wizard = run(startWizard('secret'), { type: 'invitation-valid', preview: joining });
  expect(profileFields(wizard)).toContain('companyName');
  if (!wizard.invitation) throw new Error('no invitation');
  expect(acceptanceOf(wizard, fields({ companyName: ' South ' }), wizard.invitation)).toEqual({
    token: 'secret',
    email: 'grace@example.com',
    password: 'correct horse',
    first_name: 'Ada',
    last_name: 'Lovelace',
    new_company_name: 'South',
  });
});

test('who was invited by phone says the address', () => {
  const wizard = run(startWizard('secret'), { type: 'invitation-valid', preview: preview({ email: null }) });
  expect(faultsOf(wizard, fields())).toEqual({ email: { id: 'fault.email' } });
});

test('the inviter is the company that one would join, else the WMS', () => {
  const wms = { name: 'Wms', avatarURL: null };
  expect(inviterOf(preview({ Wms: wms }))).toBe(inviter);
  expect(inviterOf(preview({ invitationType: 'join_wms', Wms: wms }))).toBe(wms);
  expect(inviterOf(preview({ invitationType: 'join_wms', Wms: null }))).toBe(inviter);
});
