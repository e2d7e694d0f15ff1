import { readElements, type Elements, type Gs1Fault } from './read';

/** The facts that a label states of the goods that it is on. */
export interface LabelFacts {
  /** The application identifier that it begins with. */
  leads: string;
  /** Fourteen digits; undefined: it names no goods. */
  gtin?: string;
  lot?: string;
  /** The day after which they must not be used, or else should not be. */
  expires?: string;
  serial?: string;
  /** Packs of that GTIN, or pieces in the one pack. */
  count?: { unit: 'packs' | 'pieces'; number: number };
}
export type Label = { is: 'read'; facts: LabelFacts } | { is: 'fault'; fault: Gs1Fault };

/** The pack that lies on a pallet and their number stand together, and never beside the goods themselves. */
function ruleBroken(elements: Elements): Gs1Fault | null {
  const has = (ai: string) => elements.has(ai);
  if (has('01') && has('02')) return { is: 'both', ai: '02', other: '01' };
  if (has('02') && !has('37')) return { is: 'alone', ai: '02', needs: '37' };
  if (has('37') && !has('02')) return { is: 'alone', ai: '37', needs: '02' };
  if (has('30') && !has('01')) return { is: 'alone', ai: '30', needs: '01' };
  const none = ['30', '37'].find((ai) => has(ai) && Number(elements.get(ai)) === 0);
  return none === undefined ? null : { is: 'count', ai: none };
}

/** Reads a label's GS1 data. @param today `2026-11-25` */
export function readLabel(text: string, today: string): Label {
  const reading = readElements(text, today);
  if (reading.is === 'fault') return reading;
  const { elements } = reading;
  const fault = ruleBroken(elements);
  if (fault) return { is: 'fault', fault };
  const [gtin, lot, serial] = [elements.get('01') ?? elements.get('02'), elements.get('10'), elements.get('21')];
  const expires = elements.get('17') ?? elements.get('15');
  const [pieces, packs] = [elements.get('30'), elements.get('37')];
  const [leads = ''] = elements.keys();
  const facts: LabelFacts = {
    leads,
    ...(gtin !== undefined && { gtin }),
    ...(lot !== undefined && { lot }),
    ...(expires !== undefined && { expires }),
    ...(serial !== undefined && { serial }),
    ...(pieces !== undefined && { count: { unit: 'pieces', number: Number(pieces) } }),
    ...(packs !== undefined && { count: { unit: 'packs', number: Number(packs) } }),
  };
  return { is: 'read', facts };
}
