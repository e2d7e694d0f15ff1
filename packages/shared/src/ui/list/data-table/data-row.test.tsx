import { AppProviders } from '@slotwise/shared/ui';
import { render, screen } from '@testing-library/react';
import type { Column } from './columns';
import { DataTable } from './data-table';

test('a text has its own direction, and tells the whole of itself where it is cut; it wraps where its column lets it', () => {
  const columns: Column<{ id: string }>[] = [
    { id: 'name', header: 'Name', cell: ({ id }) => id, width: 90 },
    { id: 'note', header: 'Note', cell: () => 'A long note', width: 90, wraps: true },
  ];
  render(
    <AppProviders theme="light">
      <DataTable label="Things" columns={columns} rows={[{ id: 'Thing 0' }]} nameOf={({ id }) => id} />
    </AppProviders>,
  );
  const texts = ['Thing 0', 'A long note'].map((text) => screen.getByText(text));
  for (const text of texts) {
    expect(text).toHaveAttribute('dir', 'auto');
    expect(text).toHaveAttribute('title', text.textContent);
  }
  // There is no layout here: it is another style.
  expect(texts[1]?.className).not.toBe(texts[0]?.className);
});
