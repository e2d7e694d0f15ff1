import type { PickTask } from '@slotwise/contract';
import { me, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSku } from '../fixtures';
import { Walk } from './walk';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const sku = aSku({ lotTracked: true, barcodes: [] });
const lot = (code: string) => ({ id: `lot-${code}`, skuId: sku.id, code, expiresOn: null, held: false });
const TASK: PickTask = {
  ...{ pickListId: 'p1', turn: 1, orderId: 'o1', orderCode: 'SO-1', line: 1, pickedBy: null, undone: 0, barcodes: [] },
  ...{ sku: { id: sku.id, code: sku.code, name: sku.name }, location: { id: 'l1', code: '01-02-3' }, quantity: 3 },
  ...{ lot: { id: 'lot-L-7', code: 'L-7', expiresOn: null }, picked: 0, status: 'open', reason: null, endedAt: null },
};
const LIST = {
  ...{ id: 'p1', warehouseId: 'w1', status: 'open' as const, user: { id: me().id, name: 'Ada' }, createdAt: AT },
  ...{ doneAt: null, orders: 1, tasks: 1, openTasks: 1, shortTasks: 0 },
};

async function open(task = TASK) {
  const { platform } = renderWithPlatform(<Walk id="p1" />, {
    routes: {
      'GET /pick-list': () => ({ pickList: LIST, tasks: [task] }),
      'GET /sku/scanned': () => ({ found: null }),
      'GET /lot/scanned': ({ query }) => ({ found: query?.code === 'L-8' ? [{ sku, lot: lot('L-8') }] : [] }),
    },
  });
  await screen.findByRole('heading', { level: 2, name: '01-02-3' });
  return platform;
}
const scan = (code: string) => userEvent.type(screen.getByLabelText('Scan place or product'), `${code}{Enter}`);
const said = (tone: string, text: string) =>
  waitFor(() => {
    const verdict = document.querySelector('[data-verdict]');
    expect(verdict).toHaveTextContent(text);
    expect(verdict).toHaveAttribute('data-verdict', tone);
  });

test('the label of the lot alone is one of its pieces, each time, and proves the goods without network', async () => {
  const platform = await open();
  await scan('l-7');
  await said('good', '1 of 3');
  await scan('L-7');
  await scan('(10)L-7');
  await said('good', '3 of 3');
  expect(screen.getByRole('button', { name: 'Picked all 3' })).toBeEnabled();
  expect(platform.fake.callsTo('GET /lot/scanned')).toEqual([]);
});

test('the label of another lot alone is called the wrong lot, and what is none stays what it was called', async () => {
  await open();
  await scan('L-8');
  await said('bad', 'Wrong lot: this is lot L-8, not L-7. It is not counted.');
  await scan('L-9');
  await said('bad', `L-9 is neither 01-02-3 nor ${sku.code}. It is not counted.`);
});

test('of pieces with serial numbers the label of their lot says that they are the right ones', async () => {
  await open({ ...TASK, serialTracked: true });
  await scan('L-7');
  await said('good', 'Right goods. Now scan the serial number');
  await scan('S-1');
  await said('good', '1 of 3');
});
