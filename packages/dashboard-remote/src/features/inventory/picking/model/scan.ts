import type { PickTask } from '@slotwise/contract';
import { codeKey } from '@slotwise/contract/code-key';
import type { LabelFacts } from '../../gs1/label';
import { matchGoods, noGoods } from '../../gs1/match';
import type { Gs1Fault } from '../../gs1/read';

/** Meaning of a scan at a stop. */
export type Scanned =
  | { kind: 'place' }
  | { kind: 'pieces'; picked: number }
  /** `pieces` at once are `over` too many. */
  | { kind: 'enough'; pieces: number; over: number }
  | { kind: 'wrong' }
  | { kind: 'goods' }
  | { kind: 'serial'; serial: string }
  | { kind: 'twice'; serial: string }
  | { kind: 'lot'; lot: string; wanted: string }
  | { kind: 'expired'; day: string }
  | { kind: 'fault'; fault: Gs1Fault };

const goodsOf = ({ sku, barcodes, lot }: PickTask) => ({ code: sku.code, barcodes, lot: lot?.code });

/** A label that says that these pieces are not to be picked. */
function refused({ lot, expires }: Partial<LabelFacts>, task: PickTask, today: string): Scanned | null {
  if (lot !== undefined && task.lot && codeKey(lot) !== codeKey(task.lot.code)) {
    return { kind: 'lot', lot, wanted: task.lot.code };
  }
  const day = expires !== undefined && expires < today ? expires : (task.lot?.expiresOn ?? today);
  return day < today ? { kind: 'expired', day } : null;
}

/**
 * Reads a code that was scanned at a stop: its place, its SKU or its lot (one piece), one of its barcodes (as many pieces as
 * its pack holds) or a label, which may say how many there are. Goods that are not wanted there, or too many, are not counted.
 * @param today `2026-11-25`
 */
export function readScan(text: string, task: PickTask, picked: number, today: string): Scanned {
  if (codeKey(text) === codeKey(task.location.code)) return { kind: 'place' };
  const match = matchGoods(text, goodsOf(task), today);
  if (match.is === 'fault') return { kind: 'fault', fault: match.fault };
  if (match.is === 'unnamed') return { kind: 'fault', fault: noGoods(match.said) };
  if (match.is === 'other') return { kind: 'wrong' };
  const { count } = match.said;
  const pieces = (count?.number ?? 1) * (count?.unit === 'pieces' ? 1 : (match.barcode?.pieces ?? 1));
  const no = refused(match.said, task, today);
  if (no) return no;
  const over = picked + pieces - task.quantity;
  return over > 0 ? { kind: 'enough', pieces, over } : { kind: 'pieces', picked: picked + pieces };
}

/**
 * The same for pieces with serial numbers: the code of the goods only says that they are the right ones, and a text
 * that is neither that nor the place is the number of a piece. A label may hold both.
 */
export function readSerial(text: string, task: PickTask, serials: readonly string[], today: string): Scanned {
  if (codeKey(text) === codeKey(task.location.code)) return { kind: 'place' };
  const match = matchGoods(text, goodsOf(task), today);
  if (match.is === 'fault') return { kind: 'fault', fault: match.fault };
  if (match.is === 'other' && match.isLabel) return { kind: 'wrong' };
  const no = refused(match.is === 'other' ? {} : match.said, task, today);
  if (no) return no;
  const serial = match.is === 'other' ? match.text : match.said.serial;
  if (serial === undefined) {
    return match.is === 'unnamed' ? { kind: 'fault', fault: noGoods(match.said) } : { kind: 'goods' };
  }
  if (serials.some((one) => codeKey(one) === codeKey(serial))) return { kind: 'twice', serial };
  return serials.length >= task.quantity ? { kind: 'enough', pieces: 1, over: 1 } : { kind: 'serial', serial };
}
