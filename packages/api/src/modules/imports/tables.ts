import type { FieldFault, Import, ImportChange, ImportRefusal, MappedColumn } from '@slotwise/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/db/tables';
import type { KindName } from './kinds';
import type { Looked, ReadLayout } from './reading-thread';

declare module '../../platform/db/tables' {
  interface Tables {
    imports: {
      id: string;
      company_id: string;
      kind: KindName;
      file_name: string;
      bytes: number;
      status: Import['status'];
      warehouse_id: Generated<string | null>;
      mode: Generated<Import['mode']>;
      layout: Json<ReadLayout> | null;
      header: Json<string[]>;
      sample: Json<Looked['sample']>;
      mapping: Json<MappedColumn[]>;
      remembered: Generated<boolean>;
      /** When its last check began. */
      checked_at: Generated<Date | null>;
      /** Rows of the present step that are done. */
      rows_done: Generated<number>;
      /** Number in the file of the last of them. */
      last_row: Generated<number>;
      /** The run that goes on with it: the last that has begun to. */
      run: Generated<string | null>;
      rows_total: Generated<number | null>;
      added: Generated<number>;
      changed: Generated<number>;
      same: Generated<number>;
      refused: Generated<number>;
      /** Units of values that are kept rounded. */
      rounded: Generated<string[]>;
      /** Numbers of rows that a line break may have cut in two. */
      cut: Generated<number[]>;
      /** Hash of the file; null before it was looked at. */
      content: Generated<string | null>;
      fault: Json<FieldFault> | null;
      created_by: string | null;
      created_at: Date;
      changed_at: Date;
    };
    import_parts: { company_id: string; import_id: string; part: number };
    import_changes: {
      company_id: string;
      import_id: string;
      row: number;
      change: ImportChange['change'];
      what: string;
      before: Json<ImportChange['before']>;
      after: Json<ImportChange['after']>;
    };
    import_refusals: {
      company_id: string;
      import_id: string;
      row: number;
      cells: Json<ImportRefusal['cells']>;
      faults: Json<ImportRefusal['faults']>;
    };
    import_shapes: { company_id: string; kind: KindName; shape: string; mapping: Json<MappedColumn[]>; used_at: Date };
  }
}
