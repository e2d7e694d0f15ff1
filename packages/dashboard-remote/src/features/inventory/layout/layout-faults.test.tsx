import type { LayoutForm } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { configure, fireEvent, screen } from '@testing-library/react';
import LayoutTab from './layout-tab';
import { FIRST_LAYOUT } from './model/layout-form';

configure({ defaultHidden: true });

const form: LayoutForm = {
  ...{ ...FIRST_LAYOUT, aisles: 2, bays: 30, levels: 2 },
  crossAisles: [
    { afterBay: 10, width: 3000 },
    { afterBay: 20, width: 3000 },
  ],
  zones: [
    { code: 'Z1', name: 'Cold', from: 1, to: 1 },
    { code: 'Z2', name: 'Warm', from: 2, to: 2 },
  ],
};

const open = async (locations = 0) => {
  const { platform } = renderWithPlatform(<LayoutTab warehouseId="w1" />, {
    routes: {
      'GET /warehouse/layout': () => ({
        layout: {
          ...{ warehouseId: 'w1', version: 3, locations, changedAt: '2026-11-22T10:00:00.000Z' },
          form: locations > 0 ? null : form,
        },
        policy: { warehouseId: 'w1', approveAbove: 5, shortPicks: 'cancel', overReceipt: 10 },
      }),
      'GET /zones': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /location-types': () => ({ items: [], nextCursor: null, matching: 0 }),
    },
  });
  await screen.findByRole('img');
  return platform;
};
const type = (label: string, text: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at]!, { target: { value: text } });

test.each([
  ['Bays along an aisle', 0, '501', 'Enter a whole number from 1 to 500'],
  ['Bay width', 0, 'wide', 'Enter a whole number from 1 to 1,000,000 mm'],
  ['Behind bay', 1, '30', 'Row 2, Behind bay: Enter a whole number from 1 to 29'],
  ['Width, mm', 1, '0', 'Row 2, Width: Enter a whole number from 1 to 1,000,000 mm'],
  ['To aisle', 1, '3', 'Row 2, To aisle: Enter a whole number from 2 to 2'],
  ['From aisle', 0, '', 'Row 1, From aisle: Enter a whole number from 1 to 2'],
  ['Code', 1, ' ', 'Row 2, Code: Enter something here'],
  ['Code', 1, 'z1', 'Row 2, Code: This stands there twice'],
  ['Behind bay', 1, '10', 'Row 2, Behind bay: This stands there twice'],
])('a fault names its row, its field and its limit: %s', async (label, at, text, said) => {
  await open();
  type(label, text, at);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getAllByLabelText(label)[at]).toHaveAttribute('aria-invalid', 'true');
  expect(document.querySelectorAll('[aria-invalid="true"], [data-invalid]')).toHaveLength(1);
});

test('a form with faults is not sent, and the first field with a fault gets the focus', async () => {
  const platform = await open();
  type('To aisle', '9', 1);
  type('Name', '', 2);
  fireEvent.click(screen.getByRole('button', { name: 'Lay out' }));
  expect(document.activeElement).toBe(screen.getAllByLabelText('To aisle')[1]);
  expect(platform.fake.callsTo('POST /warehouse/layout')).toHaveLength(0);
});

test('nothing is asked about places that would go while the form has a fault', async () => {
  await open(120);
  type('Aisles', '0');
  fireEvent.click(screen.getByRole('button', { name: 'Change the layout' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Aisles'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a cell that wraps into a line of its own is not as wide as that', async () => {
  await open();
  const cell = screen.getAllByLabelText('Back, mm')[0]!.closest<HTMLElement>('[style]');
  expect(cell?.style.maxWidth).toBe('calc(4rem * 1.75)');
});
