import type { LayoutForm } from '@slotwise/contract';
import { generateLayout } from '@slotwise/contract/layout';
import { aWarehouse, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LayoutTab from './layout-tab';
import RulesTab from './rules-tab';
import { FIRST_LAYOUT, layoutValues, readLayout } from './model/layout-form';
import { boxOf, labelsOf, overlap } from './model/labels';
import { cellAt, planOf } from './model/plan';

configure({ defaultHidden: true });

const small: LayoutForm = { ...FIRST_LAYOUT, aisles: 2, bays: 3, levels: 2, endWidth: 1000 };

test('what a form holds is read back as it was', () => {
  const full: LayoutForm = {
    ...small,
    sides: 1,
    crossAisles: [{ afterBay: 2, width: 3000 }],
    oneWay: [{ aisle: 2, towards: 'front' }],
    zones: [{ code: 'Z1', name: 'Cold', from: 1, to: 1 }],
    types: [{ typeId: 't1', fromLevel: 2 }],
  };
  expect(readLayout(layoutValues(full))).toEqual({ form: full });
  const read = readLayout({ ...layoutValues(full), bays: '3.5', zones: [{ code: '', name: 'x', from: '1', to: '1' }] });
  expect(read).toEqual({
    faults: {
      numbers: { bays: { min: 1, max: 500 } },
      rows: { zones: [{ row: 1, key: 'code', why: 'empty' }] },
    },
  });
});

test('the plan draws each position on the floor once, where the server would put it, and none over another', () => {
  const plan = planOf(small);
  const floor = generateLayout(small).filter(({ level }) => level === 1);
  expect(plan.cells.map(({ place }) => place.code).toSorted()).toEqual(floor.map(({ code }) => code).toSorted());
  for (const cell of plan.cells) {
    const middle = cellAt(plan, cell.x + cell.width / 2, cell.y + cell.depth / 2);
    expect(middle?.place.code).toBe(cell.place.code);
    expect(cell.x).toBeGreaterThanOrEqual(0);
    expect(cell.x + cell.width).toBeLessThanOrEqual(plan.width);
    expect(cell.y + cell.depth).toBeLessThanOrEqual(plan.depth);
  }
});

test('names of docks and depots lie neither over one another nor outside of the plan', () => {
  const points = [...FIRST_LAYOUT.places.map(({ code, x, y }) => ({ name: code, x, y })), ...FIRST_LAYOUT.depots];
  const room = { left: -3000, right: 40_000, top: -3000, bottom: 3000 };
  const labels = labelsOf(points, { size: 900, mark: 500, room });
  const boxes = labels.map((label) => boxOf(label, 900));
  expect(labels.map(({ name }) => name)).toEqual(['RECEIVING', 'SHIPPING', 'Depot']);
  boxes.forEach((box, at) => {
    expect(boxes.slice(at + 1).some((other) => overlap(box, other))).toBe(false);
    expect(box.left >= room.left && box.right <= room.right).toBe(true);
  });
});

const layout = { warehouseId: 'w1', version: 3, form: small, locations: 26, changedAt: '2026-11-22T10:00:00.000Z' };
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1' })] }),
  'GET /warehouse/layout': () => ({
    layout,
    policy: { warehouseId: 'w1', approveAbove: 5, shortPicks: 'cancel', overReceipt: 10 },
  }),
  'GET /zones': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /location-types': () => ({ items: [], nextCursor: null, matching: 0 }),
};

test('on paper there is the plan, and not its form', async () => {
  renderWithPlatform(<LayoutTab warehouseId="w1" />, { routes });
  const plan = await screen.findByRole('img');
  expect(plan.closest('[data-screen-only]')).toBeNull();
  for (const field of screen.getAllByRole('textbox')) expect(field.closest('[data-screen-only]')).not.toBeNull();
});

test('the plan follows what is typed, faults are said while it is typed, and a refusal names the places', async () => {
  const { platform } = renderWithPlatform(<LayoutTab warehouseId="w1" />, {
    routes: {
      ...routes,
      'POST /warehouse/layout': () =>
        failure('location_occupied', [
          { field: 'form', code: 'occupied', reason: 'x', params: { locations: ['B-01-11', 'B-02-11'] } },
        ]),
    },
  });
  await screen.findByRole('img', { name: /^26 places in 2 aisles/ });
  const aisles = screen.getByLabelText('Aisles');
  await userEvent.clear(aisles);
  await userEvent.type(aisles, '30');
  expect(await screen.findByText(/aisle goes up to 30/)).toBeVisible();
  // The plan before stays, and says that it is that.
  expect(screen.getByText('The plan before the change that cannot be drawn')).toBeVisible();
  expect(screen.getByRole('img', { name: /places in (2|3) aisles/ })).toBeVisible();
  await userEvent.clear(aisles);
  await userEvent.type(aisles, '1');
  await screen.findByRole('img', { name: /^14 places in 1 aisle,/ });
  expect(screen.queryByText('The plan before the change that cannot be drawn')).toBeNull();
  const change = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change the layout' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 12 places of this warehouse?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change the layout' }));
  };
  await change();
  expect(await screen.findByText(/something lies in B-01-11, B-02-11/i)).toBeVisible();
  expect(platform.fake.callsTo('POST /warehouse/layout')[0]?.body).toMatchObject({ version: 3, form: { aisles: 1 } });
  platform.fake.on({
    'POST /warehouse/layout': () => ({
      message: 'Laid out',
      layout: { ...layout, version: 4 },
      added: 0,
      kept: 14,
      removed: 12,
    }),
  });
  await change();
  await waitFor(() => expect(platform.notices[0]?.title).toBe('Laid out: 0 added, 14 kept, 12 removed'));
}, 30_000);

test('a form that did not lay out the places is said to be an example, and asks before it replaces them', async () => {
  const { platform } = renderWithPlatform(<LayoutTab warehouseId="w1" />, {
    routes: {
      ...routes,
      'GET /warehouse/layout': () => ({
        layout: { ...layout, form: null, locations: 120 },
        policy: { warehouseId: 'w1', approveAbove: 5, shortPicks: 'cancel', overReceipt: 10 },
      }),
      'POST /warehouse/layout': () => failure('location_occupied'),
    },
  });
  expect(await screen.findByText('120 places of this warehouse were not laid out with this form')).toBeVisible();
  const aisles = screen.getByLabelText('Aisles');
  await userEvent.clear(aisles);
  await userEvent.type(aisles, '2');
  await userEvent.click(screen.getByRole('button', { name: 'Change the layout' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^It has 120 places/)).toBeVisible();
  expect(platform.fake.callsTo('POST /warehouse/layout')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Replace the layout' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /warehouse/layout')).toHaveLength(1));
}, 30_000);

test('a zone is removed after a question, and the layout is read again without it', async () => {
  const zone = { id: 'z1', warehouseId: 'w1', code: 'F', name: 'Frozen' };
  let zones = [zone];
  const { platform } = renderWithPlatform(<RulesTab warehouseId="w1" />, {
    routes: {
      ...routes,
      'GET /zones': () => ({ items: zones, nextCursor: null, matching: zones.length }),
      'DELETE /zone': () => {
        zones = [];
        return { message: 'Zone removed' };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Frozen' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the zone Frozen?' }));
  expect(platform.fake.callsTo('DELETE /zone')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the zone' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('Removed: Frozen'));
  expect(await screen.findByText(/^No zones yet/)).toBeVisible();
});
