import type { PickTask } from '@slotwise/contract';
import { CODE_MAX } from '@slotwise/contract/constants';
import { gtin14 } from '@slotwise/contract/gtin';
import { usePlatform } from '@slotwise/shared/remote';
import { useRef, useState } from 'react';
import { findSku } from '../booking/use-sku-by-code';
import { useFloor } from '../floor/floor-context';
import { useTypedNumbers } from '../floor/typed-numbers';
import { useWords as useFloorWords } from '../floor/words';
import { useFaultText } from '../gs1/use-fault-text';
import { FNC1 } from '../gs1/write';
import { todayOf } from '../sections/days';
import { useDayText } from '../sections/use-day-text';
import { readScan, readSerial } from './model/scan';
import { useKeptScans, type Scanned } from './use-in-hand';
import { useWords } from './words';

const NOTHING: Scanned = { pieces: 0, serials: [], proof: 'none' };
/** Kinds of scans that belong to the stop. */
const RIGHT: readonly string[] = ['place', 'pieces', 'enough', 'goods', 'serial'];

/**
 * The scans at one stop: the pieces that they count, and what is said of each. One scan of the goods proves them: from then on
 * their number may be set by hand as well, unless each piece has a number of its own. Scans that were not confirmed are known again
 * when their page was left and opened anew.
 * @param onRight told of each scan that belongs here
 */
export function useStopScans(task: PickTask, onRight: () => void) {
  const { t } = useWords();
  const { t: floor } = useFloorWords();
  const dayText = useDayText();
  const faultText = useFaultText();
  const { say } = useFloor();
  const { http } = usePlatform();
  const isSerial = task.serialTracked === true;
  const { known, keep } = useKeptScans(task);
  /** Of this page; until its first scan, what was scanned before it was opened. */
  const [own, setOwn] = useState<Scanned | null>(null);
  const scanned = own ?? known ?? NOTHING;
  const { pieces: counted, serials, proof } = scanned;
  const change = (part: Partial<Scanned>) => {
    const next = { ...scanned, ...part };
    setOwn(next);
    keep({ ...next, pieces: isSerial ? next.serials.length : next.pieces });
  };
  const setPicked = (pieces: number) => change({ pieces });
  const numbers = useTypedNumbers();
  /** Of this stop, so that a late answer is not said of the next scan. */
  const scans = useRef(0);
  const picked = isSerial ? serials.length : counted;

  /** Text that says more of a wrong scan, as soon as it is known: it is of nothing at all, or the label of another lot alone. */
  const moreOf = async (code: string): Promise<string | null> => {
    if (typeof gtin14(code) === 'string') return (await findSku(http, code)) ? null : t('scan.unknown', { code });
    if (!task.lot || code === '' || code.length > CODE_MAX) return null;
    const { found } = await http('GET /lot/scanned', { query: { code } });
    const lot = found.find(({ sku }) => sku.id === task.sku.id)?.lot.code;
    return lot === undefined ? null : t('scan.lot', { lot, wanted: task.lot.code });
  };
  /** At once, and what is known of it besides when that has come. */
  const sayWrong = (text: string) => {
    say('bad', t('scan.wrong', { code: text.replaceAll(FNC1, ' '), place: task.location.code, sku: task.sku.code }));
    const before = ++scans.current;
    moreOf(text).then(
      (more) => {
        if (more !== null && scans.current === before) say('bad', more);
      },
      // Then it stays wrong: that nobody knows it is not known.
      () => undefined,
    );
  };
  const textBefore = (before: Scanned) => {
    if (before.pieces > 0) return t('scan.before', { count: before.pieces, wanted: task.quantity });
    return before.proof === 'place' ? t('scan.place') : undefined;
  };
  const scan = (text: string) => {
    scans.current++;
    if (numbers.hasOpen()) return say('bad', floor('wrong.typed'));
    const today = todayOf();
    const result = isSerial ? readSerial(text, task, serials, today) : readScan(text, task, picked, today);
    if (RIGHT.includes(result.kind)) {
      change({
        proof: result.kind === 'place' && proof !== 'goods' ? 'place' : 'goods',
        ...(result.kind === 'pieces' && { pieces: result.picked }),
        ...(result.kind === 'serial' && { serials: [...serials, result.serial] }),
      });
      onRight();
    }
    if (result.kind === 'place') say('good', t('scan.place'));
    else if (result.kind === 'enough')
      say('bad', t('scan.enough', { pieces: result.pieces, over: result.over, wanted: task.quantity }));
    else if (result.kind === 'goods') say('good', t('scan.now-serial'));
    else if (result.kind === 'twice') say('bad', t('scan.twice', { serial: result.serial }));
    else if (result.kind === 'lot') say('bad', t('scan.lot', { lot: result.lot, wanted: result.wanted }));
    else if (result.kind === 'expired') say('bad', t('scan.expired', { sku: task.sku.code, day: dayText(result.day) }));
    else if (result.kind === 'fault') say('bad', faultText(result.fault));
    else if (result.kind === 'serial') {
      say('good', t('scan.counted', { count: serials.length + 1, wanted: task.quantity }));
    } else if (result.kind === 'wrong') sayWrong(text.trim());
    else {
      say('good', t('scan.counted', { count: result.picked, wanted: task.quantity }));
    }
  };
  /** Text of what was scanned here before the page was left; the result of the last scan is gone with it. */
  const saidBefore = own === null && known ? textBefore(known) : undefined;
  return { isSerial, picked, saidBefore, setPicked, serials, proof, numbers, scan };
}

export type StopScans = ReturnType<typeof useStopScans>;
