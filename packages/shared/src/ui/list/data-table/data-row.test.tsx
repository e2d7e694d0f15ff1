import { AppProviders } from '@slotwise/shared/ui';
import { render, screen } from '@testing-library/react';
import type { Column } from './columns';
import { DataTable } from './data-table';

test.each([true, false])('a text has its own direction, and tells the whole of itself where it is cut', (wraps) => {
  const columns: Column<{ id: string }>[] = [{ id: 'name', header: 'Name', cell: ({ id }) => id, width: 90, wraps }];
  render(
    <AppProviders theme="light">
      <DataTable label="Things" columns={columns} rows={[{ id: 'Thing 0' }]} nameOf={({ id }) => id} />
    </AppProviders>,
  );
  const text = screen.getByText('Thing 0');
  expect(text).toHaveAttribute('dir', 'auto');
  expect(text).toHaveAttribute('title', 'Thing 0');
});
