import type { Condition, LayoutForm, LocationPurpose, MixingRule, WarehousePolicy } from '@slotwise/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Json } from '../../platform/db/tables';

export interface LocationTable {
  id: string;
  company_id: string;
  warehouse_id: string;
  zone_id: string | null;
  type_id: string | null;
  code: string;
  code_key: GeneratedAlways<string>;
  purpose: Generated<LocationPurpose>;
  aisle: number | null;
  bay: number | null;
  level: number | null;
  position: number | null;
  walk_order: number;
  x_mm: number | null;
  y_mm: number | null;
  z_mm: number | null;
  width_mm: number | null;
  depth_mm: number | null;
  height_mm: number | null;
  blocked: Generated<boolean>;
  counted_at: ColumnType<Date | null, Date | undefined, Date>;
  /** First version of the layout that has it, and the first one that has it no more. */
  since: number;
  until: ColumnType<number | null, number | undefined, number | null>;
  created_at: CreatedAt;
}

export interface LocationTypeTable {
  id: string;
  company_id: string;
  name: string;
  name_key: GeneratedAlways<string>;
  max_weight_g: number | null;
  max_volume_mm3: number | null;
  max_pieces: number | null;
  mixing: MixingRule;
  condition: Condition | null;
  created_at: CreatedAt;
}

declare module '../../platform/db/tables' {
  interface Tables {
    warehouse_layouts: {
      warehouse_id: string;
      company_id: string;
      version: Generated<number>;
      form: Json<LayoutForm> | null;
      /** The change that prepares the next version. */
      change_id: string | null;
      change_began_at: Date | null;
      changed_at: Date;
    };
    warehouse_policies: {
      warehouse_id: string;
      company_id: string;
      approve_above: number;
      short_picks: WarehousePolicy['shortPicks'];
      over_receipt: number;
    };
    zones: {
      id: string;
      company_id: string;
      warehouse_id: string;
      code: string;
      code_key: GeneratedAlways<string>;
      name: string;
      created_at: CreatedAt;
    };
    location_types: LocationTypeTable;
    locations: LocationTable;
    /** The places that there are in the version in force. */
    current_locations: LocationTable;
  }
}
