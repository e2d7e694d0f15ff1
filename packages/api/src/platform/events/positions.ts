import type { ChannelKind } from '@slotwise/contract';

/** Kinds of channels that messages can be missed on. A stream hears at most one channel of each. */
export type StoredKind = Exclude<ChannelKind, 'system'>;
export type Positions = Partial<Record<StoredKind, number>>;

const LETTERS: Record<StoredKind, string> = { user: 'u', company: 'c', wms: 'w' };
export const KINDS = Object.keys(LETTERS) as StoredKind[];
const KIND_OF = new Map(KINDS.map((kind) => [LETTERS[kind], kind]));

export const letterOf = (kind: StoredKind): string => LETTERS[kind];

/** `u:12,c:345` → { user: 12, company: 345 }; null for anything that we never sent. */
export function parsePositions(id: string): Positions | null {
  const positions: Positions = {};
  for (const part of id.split(',')) {
    const [letter = '', number = '', ...rest] = part.split(':');
    const kind = KIND_OF.get(letter);
    if (!kind || rest.length > 0 || !/^\d{1,15}$/.test(number) || positions[kind] !== undefined) return null;
    positions[kind] = Number(number);
  }
  return positions;
}

/** The start of an `id:` line: the positions of all channels but `kind`, which the shared frame goes on with. */
export const idPrefix = (positions: Positions, kind: StoredKind): string =>
  `id: ${KINDS.filter((other) => other !== kind && positions[other] !== undefined)
    .map((other) => `${LETTERS[other]}:${positions[other]},`)
    .join('')}`;
