import type { FieldFault } from '@slotwise/contract';
import { aWarehouse, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove } from '../fixtures';
import { useFaultText } from '../imports/use-fault-text';
import MovesPage from '../moves/moves-page';

const tooHeavy: FieldFault = {
  ...{ field: 'moves/0/to_location_id', code: 'put_max_weight', reason: 'A-1 takes 45359 g' },
  params: { location: 'A-1', max: 45_359 },
};
const routes = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /stock/moves': () => ({ items: [aMove()], nextCursor: null, matching: 1 }),
  'POST /stock/undo': () => failure('put_refused', [tooHeavy]),
};

test.each([
  ['imperial', '100 lb'],
  ['metric', '45,359 g'],
] as const)(
  'an undoing that a place refuses says so in the units of a company that has %s ones',
  async (units, limit) => {
    const { platform } = renderWithPlatform(<MovesPage />, { me: me({ units }), routes });
    const grid = within(await screen.findByRole('grid', { name: 'Moves' }));
    await userEvent.click(await grid.findByRole('button', { name: /^Undo/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(platform.notices).toHaveLength(1));
    render(<>{platform.notices[0]?.body}</>);
    expect(screen.getByText(`A-1 takes ${limit}`, { exact: false })).toBeVisible();
  },
);

function Fault() {
  return <p>{useFaultText()(tooHeavy)}</p>;
}

test('a row of a file that a place refuses says so in the units of the company', async () => {
  renderWithPlatform(<Fault />, { me: me({ units: 'imperial' }) });
  expect(await screen.findByText('A-1 takes 100 lb', { exact: false })).toBeVisible();
});
