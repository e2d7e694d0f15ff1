import type {
  FieldFault,
  SlottingBasis,
  SlottingNotice,
  SlottingOutcome,
  SlottingProgress,
  SlottingRun,
  SlottingSettings,
  SlottingTerms,
} from '@slotwise/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/db/tables';

declare module '../../platform/db/tables' {
  interface Tables {
    slotting_runs: {
      id: string;
      company_id: string;
      warehouse_id: string;
      name: string;
      status: SlottingRun['status'];
      settings: Json<SlottingSettings>;
      basis: Json<SlottingBasis> | null;
      progress: Json<SlottingProgress>;
      outcome: Json<SlottingOutcome> | null;
      /** Number of the place of each pile of the input, four bytes each, the lowest first. */
      plan: Buffer | null;
      stop_asked: Generated<boolean>;
      ending: SlottingRun['ending'];
      fault: Json<FieldFault> | null;
      created_by: string | null;
      created_at: Date;
      ended_at: Date | null;
    };
    slotting_terms: {
      company_id: string;
      warehouse_id: string;
      hour_cost: number | null;
      /** Null: that of the company. */
      currency: SlottingTerms['currency'] | null;
      decay_limit: number;
      decay_moves: number;
    };
    slotting_placements: {
      company_id: string;
      run_id: string;
      sku_id: string;
      from_location_id: string;
      to_location_id: string;
      lines: number;
    };
    slotting_notices: {
      company_id: string;
      run_id: string;
      number: number;
      kind: SlottingNotice['kind'];
      sku_id: string;
      location_id: string;
      missing: Json<SlottingNotice['missing']>;
      refused: Json<SlottingNotice['refused']>;
    };
  }
}
