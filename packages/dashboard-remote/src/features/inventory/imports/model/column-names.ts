/** Columns that files can have; those of packs have the pack in front of them. */
export const COLUMN_NAMES = [
  'sku',
  'name',
  'barcodes',
  'length',
  'width',
  'height',
  'weight',
  'pieces',
  'condition',
  'hazard_class',
  'handling_code',
  'family',
  'min_stock',
  'reorder_at',
  'max_stock',
  'shelf_life_days',
  'lot_tracked',
  'serial_tracked',
  'location',
  'zone',
  'type',
  'purpose',
  'aisle',
  'bay',
  'level',
  'position',
  'x',
  'y',
  'z',
  'depth',
  'blocked',
  'lot',
  'expires_on',
  'state',
  'quantity',
  'order',
  'date',
  'batch',
  'customer',
  'due',
] as const;
const PACKS = ['inner', 'case', 'pallet'] as const;

export interface ColumnName {
  pack: (typeof PACKS)[number] | null;
  column: (typeof COLUMN_NAMES)[number];
}

/** `case_length` → the length of a case. @returns null for a column that this page does not know */
export function columnName(name: string): ColumnName | null {
  const pack = PACKS.find((one) => name.startsWith(`${one}_`)) ?? null;
  const rest = pack === null ? name : name.slice(pack.length + 1);
  const column = COLUMN_NAMES.find((one) => one === rest);
  return column ? { pack, column } : null;
}
