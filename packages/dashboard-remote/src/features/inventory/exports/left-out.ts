import type { Column, ColumnChoices } from '@slotwise/shared/ui/table';

/** Column of a list → what a file calls it, where the file has it and can do without it. */
export type FileColumns = Readonly<Record<string, readonly string[]>>;

export interface LeftOut {
  /** Hidden columns, as the list calls them. */
  names: readonly string[];
  /** The same for the server; left out where there are none. */
  query: { without?: string };
}

/**
 * Columns that a file of the list does not have because somebody has hidden them. Columns that a list shows only to whom
 * asks for them stay: nobody has decided against them.
 */
export function leftOut<Row>(columns: readonly Column<Row>[], choices: ColumnChoices, inFile: FileColumns): LeftOut {
  const hidden = columns.filter(({ id }) => choices.shown?.[id] === false && inFile[id] !== undefined);
  const sent = hidden.flatMap(({ id }) => inFile[id] ?? []).join(',');
  return { names: hidden.map(({ header }) => header), query: sent === '' ? {} : { without: sent } };
}
