import type { Label } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import PrintLabels from './print-labels';

const aLabel = (over: Partial<Label> = {}): Label => ({
  ...{ kind: 'location', id: 'l1', unit: 'each', pieces: 1, code: 'A-01', name: 'Aachen' },
  ...{ barcode: null, lot: null, printed: null },
  ...over,
});
const printed: Label['printed'] = { at: '2026-11-22T10:00:00.000Z', by: { id: 'u1', name: 'Ada Owner' }, times: 1 };
const NOTE = 'All of these labels are printed. Printed again, they look like this.';
const drawn = () => screen.getByRole('img', { name: 'Preview of the first sheet' }).querySelectorAll('svg').length;
const show = (...labels: Label[]) => renderWithPlatform(<PrintLabels kind="location" labels={labels} gone={0} />);

test('labels that are printed stay in the preview, which says that they are', () => {
  show(aLabel({ printed }), aLabel({ id: 'l2', code: 'A-02', printed }));
  expect(screen.getByText('No label to print')).toBeVisible();
  expect(screen.getByText(NOTE)).toBeVisible();
  expect(screen.queryByText('None of the labels can be shown.')).toBeNull();
  expect(drawn()).toBe(2);
});

test('as long as some are not printed, the preview is of those alone', () => {
  show(aLabel({ printed }), aLabel({ id: 'l2', code: 'A-02' }));
  expect(drawn()).toBe(1);
  expect(screen.queryByText(NOTE)).toBeNull();
});

test.each([
  [0, 1],
  [620, 0.755],
  [1400, 1],
])('the preview shows the whole width of a sheet where there is room of %i px', (room, zoom) => {
  const real = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')!;
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => room });
  try {
    show(aLabel());
    const sheets = screen.getByRole('img', { name: 'Preview of the first sheet' }).firstElementChild as HTMLElement;
    expect(Number(sheets.style.zoom)).toBe(zoom);
  } finally {
    Object.defineProperty(Element.prototype, 'clientWidth', real);
  }
});
