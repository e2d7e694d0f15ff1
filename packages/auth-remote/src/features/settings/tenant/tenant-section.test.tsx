import type { Answer } from '@slotwise/contract';
import { aCompany, aRole, aWms, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { FakeRoutes, TestPlatformOptions } from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../../reactions';
import { TenantSection } from './tenant-section';

const UNSAID = { currency: null, weekStart: null, units: null, auditRetentionMonths: null };
type Settings = Answer<'GET /mytenant/settings'>['settings'];

function show(routes: FakeRoutes = {}, options: TestPlatformOptions = {}) {
  const kept: { settings: Settings } = { settings: UNSAID };
  const person = options.me ?? me();
  const shown = renderWithPlatform((platform) => <TenantSection platform={platform} me={person} />, {
    ...options,
    reactions,
    routes: {
      'GET /mycompany': () => ({ myCompany: aCompany({ name: 'Alderbrook' }) }),
      'GET /mywms': () => ({ myWms: aWms({ name: 'Harborline' }) }),
      'GET /mytenant/settings': () => ({ settings: kept.settings, auditDays: null }),
      'PATCH /mytenant/settings': ({ body }) => {
        const { currency, week_start: weekStart, audit_retention_months: auditRetentionMonths } = body;
        const said = { currency, weekStart, auditRetentionMonths };
        const next = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
        kept.settings = { ...kept.settings, ...next };
        return { settings: kept.settings, auditDays: null };
      },
      ...routes,
    },
  });
  const saved = () => shown.platform.fake.callsTo('PATCH /mytenant/settings').map(({ body }) => body);
  return { ...shown, kept, saved, user: userEvent.setup({ delay: null }) };
}
const OF_LANGUAGE = "As in each person's language";
const week = () => screen.findByRole('combobox', { name: 'First day of the week' });
const audit = () => screen.findByRole('combobox', { name: 'The audit is kept' });

test('each choice is saved at once', async () => {
  const { user, saved, platform } = show();
  await user.selectOptions(await week(), 'Saturday');
  await waitFor(() => expect(saved()).toEqual([{ week_start: 'saturday' }]));
  expect(await week()).toHaveDisplayValue('Saturday');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'CHF');
  await waitFor(() => expect(saved().at(-1)).toEqual({ currency: 'CHF' }));
  await user.selectOptions(await week(), OF_LANGUAGE);
  await waitFor(() => expect(saved().at(-1)).toEqual({ week_start: null }));
  // Everybody is told with themself on which day weeks begin.
  await waitFor(() => expect(platform.fake.callsTo('GET /me').length).toBeGreaterThan(1));
});

test('a choice that was not kept is taken back, and said', async () => {
  const { user, platform } = show({ 'PATCH /mytenant/settings': () => failure('internal') });
  await user.selectOptions(await week(), 'Sunday');
  await waitFor(() => expect(platform.notices[0]?.title).toBe('The setting was not kept'));
  await waitFor(async () => expect(await week()).toHaveDisplayValue(OF_LANGUAGE));
});

test('before entries of the audit go, their number is asked about; a longer time is not', async () => {
  const { user, saved } = show({ 'GET /mytenant/audit-retention': () => ({ entries: 1234 }) });
  await user.selectOptions(await audit(), '2 years');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/older than 2 years are deleted for good.*Today that is 1,234 entries/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await audit()).toHaveDisplayValue('For ever'));
  expect(saved()).toEqual([]);
  await user.selectOptions(await audit(), '2 years');
  await user.click(await screen.findByRole('button', { name: 'Delete old entries' }));
  await waitFor(() => expect(saved()).toEqual([{ audit_retention_months: 24 }]));
  await waitFor(async () => expect(await audit()).toHaveDisplayValue('2 years'));
  await user.selectOptions(await audit(), '5 years');
  await waitFor(() => expect(saved().at(-1)).toEqual({ audit_retention_months: 60 }));
});

test('nothing is cut whose number is not known', async () => {
  const { user, saved, platform } = show({ 'GET /mytenant/audit-retention': () => failure('internal') });
  await user.selectOptions(await audit(), '1 year');
  await waitFor(() => expect(platform.notices[0]?.title).toBe('The time was not changed'));
  expect(saved()).toEqual([]);
  expect(await audit()).toHaveDisplayValue('For ever');
});

test('units are chosen for everybody', async () => {
  const { user, saved } = show();
  const units = await screen.findByRole('combobox', { name: 'Units' });
  expect(units).toHaveDisplayValue('Metric (mm, g, m)');
  await user.selectOptions(units, 'Imperial (in, lb, ft)');
  await waitFor(() => expect(saved().at(-1)).toEqual({ units: 'imperial' }));
});

test('the name is saved in place', async () => {
  const { user, platform } = show({
    'PATCH /mycompany': ({ body }) => ({ myCompany: aCompany({ name: body.name }) }),
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Alderbrook Goods{Enter}');
  expect(await screen.findByText('Alderbrook Goods')).toBeVisible();
  expect(platform.fake.callsTo('PATCH /mycompany')[0]?.body).toEqual({ name: 'Alderbrook Goods' });
});

test('who may not change it reads it, and why', async () => {
  show({}, { role: aRole({ permissions: [] }) });
  expect(await screen.findByText(/^Only who holds/)).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled();
  expect(await audit()).toBeDisabled();
  expect(await week()).toBeDisabled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a WMS has no currency; what a colleague changes is shown', async () => {
  const { kept, platform } = show({}, { me: me({ userType: 'wms', wmsID: 'w', companyID: null }) });
  expect(await screen.findByRole('heading', { name: 'WMS' })).toBeVisible();
  await audit();
  expect(screen.queryByRole('combobox', { name: 'Currency' })).toBeNull();
  kept.settings = { ...UNSAID, weekStart: 'monday' };
  platform.receive('wms', 'WmsSettingsChanged', kept.settings);
  await waitFor(async () => expect(await week()).toHaveDisplayValue('Monday'));
});
