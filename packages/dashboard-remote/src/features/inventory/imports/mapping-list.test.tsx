import type { ImportColumn, ImportDetails } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MappingList } from './mapping-list';
import { mappingOf } from './model/mapping';

const details = {
  ...{ header: ['length_in'], sample: [{ row: 2, cells: ['4'] }] },
  mapping: [{ name: 'length', from: 0, unit: 'in' }],
} as unknown as ImportDetails;
const columns: ImportColumn[] = [
  { name: 'length', type: 'measure', required: false, units: ['mm', 'cm', 'in'], options: [] },
];

function Mapped() {
  const [mapping, setMapping] = useState(() => mappingOf(details.mapping));
  return <MappingList details={details} columns={columns} mapping={mapping} onMapping={setMapping} />;
}

test('a column that was left out and is mapped again has the unit of its heading', async () => {
  renderWithPlatform(<Mapped />, {});
  const [column, unit] = (await screen.findAllByRole('combobox')) as [HTMLElement, HTMLElement];
  expect(unit).toHaveValue('in');
  await userEvent.selectOptions(column, '');
  await userEvent.selectOptions(column, 'length');
  expect(screen.getAllByRole('combobox')[1]).toHaveValue('in');
});
