import type { LabelKind, LabelMedium, Symbology, Unit } from '@slotwise/contract';

declare module '../../platform/db/tables' {
  interface Tables {
    label_prints: {
      id: string;
      company_id: string;
      user_id: string | null;
      at: Date;
      kind: LabelKind;
      symbology: Symbology;
      medium: LabelMedium;
      layout: string;
      labels: number;
      copies: number;
      again: number;
    };
    printed_labels: {
      company_id: string;
      kind: LabelKind;
      record_id: string;
      unit: Unit;
      nth: number;
      print_id: string;
    };
  }
}
