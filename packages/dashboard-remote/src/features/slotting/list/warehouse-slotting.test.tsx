import type { SlottingState } from '@slotwise/contract';
import { aRole, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen } from '@testing-library/react';
import { TERMS } from '../../../testing/slotting';
import { WarehouseSlotting } from './warehouse-slotting';

configure({ defaultHidden: true });

const nothing: SlottingState = { warehouseId: 'w1', hasPlaces: false, run: null, terms: { ...TERMS } };
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
