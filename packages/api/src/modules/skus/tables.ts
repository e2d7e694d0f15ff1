import type { Condition, SkuUnit, Unit } from '@slotwise/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt } from '../../platform/db/tables';

interface MeasuresColumns {
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  weight_g: number | null;
}

export interface SkuTable extends MeasuresColumns {
  id: string;
  company_id: string;
  code: string;
  code_key: GeneratedAlways<string>;
  name: string;
  condition: Generated<Condition>;
  hazard_class: string | null;
  handling_code: string | null;
  family: string | null;
  min_stock: number | null;
  reorder_at: number | null;
  max_stock: number | null;
  shelf_life_days: number | null;
  lot_tracked: Generated<boolean>;
  serial_tracked: Generated<boolean>;
  archived: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  changed_at: Date;
}

declare module '../../platform/db/tables' {
  interface Tables {
    skus: SkuTable;
    /** Written by the database alone. */
    sku_words: { company_id: string; word: string };
    sku_places: { company_id: string; sku_id: string; warehouse_id: string; location_id: string };
    sku_units: MeasuresColumns & { company_id: string; sku_id: string; unit: SkuUnit['unit']; factor: number };
    barcodes: { company_id: string; code: string; code_key: GeneratedAlways<string>; sku_id: string; unit: Unit };
    lots: {
      id: string;
      company_id: string;
      sku_id: string;
      code: string;
      code_key: GeneratedAlways<string>;
      /** Written as `2026-11-22`; read it as text, for a day has no time zone. */
      expires_on: ColumnType<Date | null, string | null, string | null>;
      held: Generated<boolean>;
      created_at: CreatedAt;
    };
  }
}
