import type { ImportColumn, MappedColumn } from '@slotwise/contract';

/** Column of the file, from 0 → which of ours it is, and its unit where it says one. */
export type Mapping = Readonly<Record<number, Readonly<{ name: string; unit?: string }>>>;

export const mappingOf = (mapped: readonly MappedColumn[]): Mapping =>
  Object.fromEntries(mapped.map(({ from, name, unit }) => [from, { name, ...(unit !== undefined && { unit }) }]));

export const mappedOf = (mapping: Mapping): MappedColumn[] =>
  Object.entries(mapping).map(([from, column]) => ({ from: Number(from), ...column }));

/**
 * Chooses what a column of the file is; a column of ours is in one place only.
 * @param name null leaves it out
 * @param unit of its heading, as it was known at first
 */
export function withColumn(mapping: Mapping, from: number, name: string | null, unit?: string): Mapping {
  const others = Object.entries(mapping).filter(([at, column]) => Number(at) !== from && column.name !== name);
  return {
    ...Object.fromEntries(others),
    ...(name !== null && { [from]: { name, ...(unit !== undefined && { unit }) } }),
  };
}

/** The unit that was known of a heading at first; undefined where a column of ours does not have it. */
export const firstUnitOf = (
  mapped: readonly MappedColumn[],
  from: number,
  column: Pick<ImportColumn, 'units'> | undefined,
): string | undefined => column?.units.find((unit) => mapped.some((one) => one.from === from && one.unit === unit));

export function withUnit(mapping: Mapping, from: number, unit: string): Mapping {
  const column = mapping[from];
  return column ? { ...mapping, [from]: { ...column, unit } } : mapping;
}

/** Names of the columns without which no row can be read, and that none of the file's is yet. */
export const missingColumns = (columns: readonly ImportColumn[], mapping: Mapping): string[] =>
  columns
    .filter(({ name, required }) => required && !Object.values(mapping).some((column) => column.name === name))
    .map(({ name }) => name);

const EXAMPLES = 3;

/** Values of one column in the file's first rows, each once. */
export const examplesOf = (sample: readonly { cells: readonly string[] }[], from: number): string[] =>
  [...new Set(sample.map(({ cells }) => (cells[from] ?? '').trim()).filter(Boolean))].slice(0, EXAMPLES);
