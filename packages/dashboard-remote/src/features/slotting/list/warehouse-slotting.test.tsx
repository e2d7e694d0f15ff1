import type { SlottingState } from '@slotwise/contract';
import { aRole, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen } from '@testing-library/react';
import { aRun, TERMS } from '../../../testing/slotting';
import { WarehouseSlotting } from './warehouse-slotting';

configure({ defaultHidden: true });

const nothing: SlottingState = {
  warehouseId: 'w1',
  hasPlaces: false,
  unlaid: 0,
  run: null,
  planned: null,
  terms: { ...TERMS },
};
const open = (state: SlottingState) =>
  renderWithPlatform(<WarehouseSlotting state={state} advantage={undefined} />, {
    role: aRole({ permissions: ['view_slotting', 'manage_slotting', 'manage_warehouses'] }),
  });

test('a warehouse without places leads to its layout, and to no search that could only fail', async () => {
  open(nothing);
  expect(await screen.findByText('No places yet')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lay it out' })).toHaveAttribute(
    'href',
    '/inventory/warehouses/w1?tab=layout',
  );
  expect(screen.queryByRole('button', { name: 'Search for a plan' })).toBeNull();
});

test('one with places offers a search', async () => {
  open({ ...nothing, hasPlaces: true });
  expect(await screen.findByRole('button', { name: 'Search for a plan' })).toBeEnabled();
  expect(screen.getByText('No search yet')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a search without a plan does not hide the latest one that has one', async () => {
  const planned = aRun({ id: 'run-0', status: 'done', ending: 'budget', name: 'Good' });
  const progress = { ...aRun().progress, plan: null };
  const run = aRun({ status: 'done', ending: 'stopped', name: '', progress, outcome: null });
  open({ ...nothing, hasPlaces: true, run, planned });
  expect(await screen.findByText(/10% less work/)).toBeVisible();
  expect(screen.getByText(/^Good · /)).toBeVisible();
  expect(screen.getByText('A later search was stopped before it had a plan.')).toBeVisible();
  expect(screen.queryByText('Stopped')).toBeNull();
});

test('places without aisles or coordinates are no missing places, and what is missing is said', async () => {
  open({ ...nothing, unlaid: 6 });
  expect(await screen.findByText('Places without aisles or coordinates')).toBeVisible();
  expect(screen.queryByText('No places yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Search for a plan' })).toBeNull();
});
