import type { ReceivedFault } from '@slotwise/shared/http';
import type { FloorEntry } from '../floor-note';

/** One of the goods of a change, as it was sent. */
export interface SentGoods {
  key: string;
  quantity?: number;
  lot?: string;
  state?: string;
  serials?: string[];
  to_location_id?: string;
}

interface FaultPlace {
  /** Which of the goods. */
  at: number;
  goods: Partial<SentGoods>;
  part: string;
}

/** The part of an entry that a fault is about: `moves/0/lot`. Null: none of its goods. */
export function placeOfFault({ body }: FloorEntry, { field }: ReceivedFault): FaultPlace | null {
  const [, list = '', at = '', part = ''] = /^(moves|entries)\/(\d+)\/(\w+)$/.exec(field) ?? [];
  const goods = (body as Record<string, SentGoods[] | undefined>)[list]?.[Number(at)];
  return goods ? { at: Number(at), goods, part } : null;
}
