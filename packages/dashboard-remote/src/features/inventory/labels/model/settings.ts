import type { Label, LabelMedium, Symbology, Unit } from '@slotwise/contract';
import { LABELS_PRINT_MAX } from '@slotwise/contract/constants';
import { symbologiesOf } from './content';
import { layoutOf, LAYOUTS, perPage, USUAL_LAYOUT } from './layouts';
import type { LabelLayout } from './layouts';
import type { Resolution } from './zpl';

/** Settings of a print of labels. */
export interface Settings {
  symbology: Symbology;
  medium: LabelMedium;
  layout: string;
  /** Of SKUs, which packs get a label. */
  units: readonly Unit[];
  /** Those that were printed before, too. */
  again: boolean;
  copies: number;
  /** Places of the first sheet that are used already. */
  skipped: number;
  resolution: Resolution;
}

export const usualSettings = (kind: Label['kind']): Settings => ({
  symbology: symbologiesOf(kind)[0] ?? 'code128',
  ...{ medium: 'sheet', layout: USUAL_LAYOUT, units: ['each'], again: false, copies: 1, skipped: 0, resolution: 203 },
});

/** A label printer has rolls only. */
export const layoutsFor = (medium: LabelMedium): readonly LabelLayout[] =>
  medium === 'zpl' ? LAYOUTS.filter(({ paper }) => paper === 'roll') : LAYOUTS;

/** The layout of the settings, or the first that their medium has. */
export function usedLayout({ layout, medium }: Pick<Settings, 'layout' | 'medium'>): LabelLayout {
  const fitting = layoutsFor(medium);
  const [first] = fitting;
  const chosen = layoutOf(layout);
  if (chosen && fitting.includes(chosen)) return chosen;
  if (!first) throw new Error('No layout for labels.');
  return first;
}

/** The settings as they hold together. */
export function settled(settings: Settings): Settings {
  const layout = usedLayout(settings);
  return { ...settings, layout: layout.id, skipped: Math.min(settings.skipped, perPage(layout) - 1) };
}

export const keyOf = ({ id, unit }: Pick<Label, 'id' | 'unit'>): string => `${id} ${unit}`;

export interface Picked {
  /** Those to print now, at most as many as one print takes. */
  now: readonly Label[];
  /** Those for later prints. */
  later: number;
  /** Those that are left out because they were printed before. */
  before: number;
}

/** The labels to be printed. */
export function pick(labels: readonly Label[], { units, again }: Pick<Settings, 'units' | 'again'>): Picked {
  const wanted = labels.filter(({ kind, unit }) => kind !== 'sku' || units.includes(unit));
  const fresh = wanted.filter(({ printed }) => printed === null);
  const all = again ? wanted : fresh;
  return {
    now: all.slice(0, LABELS_PRINT_MAX),
    later: Math.max(0, all.length - LABELS_PRINT_MAX),
    before: wanted.length - fresh.length,
  };
}
