import type { PickTask } from '@slotwise/contract';
import { CODE_MAX } from '@slotwise/contract/constants';
import { gtin14 } from '@slotwise/contract/gtin';
import { usePlatform } from '@slotwise/shared/remote';
import { useEffect, useRef, useState } from 'react';
import { findSku } from '../booking/use-sku-by-code';
import { useFloor } from '../floor/floor-context';
import { useTypedNumbers } from '../floor/typed-numbers';
import { useWords as useFloorWords } from '../floor/words';
import { useFaultText } from '../gs1/use-fault-text';
import { FNC1 } from '../gs1/write';
import { todayOf } from '../sections/days';
import { useDayText } from '../sections/use-day-text';
import { readScan, readSerial } from './model/scan';
import { useKeptScans, type InHand } from './use-in-hand';
import { useWords } from './words';

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
  const kept = useKeptScans(task);
  const [before] = useState(kept.known);
  const [counted, setPicked] = useState(before?.pieces ?? 0);
  const [serials, setSerials] = useState<readonly string[]>(before?.serials ?? []);
  /** The label that was read here: of the place, or of the goods, which proves them as well. */
  const [proof, setProof] = useState<InHand['proof']>(before?.proof ?? 'none');
  const numbers = useTypedNumbers();
  /** Of this stop, so that a late answer is not said of the next scan. */
  const scans = useRef(0);
  const isSerial = task.serialTracked === true;
  const picked = isSerial ? serials.length : counted;
  const keep = useRef(kept.keep);
  useEffect(() => {
    keep.current = kept.keep;
  });
  useEffect(() => {
    keep.current({ pieces: picked, serials, proof });
  }, [picked, serials, proof]);

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
    say('bad', t('scan.wrong', { code: text.replaceAll(FNC1, ' ') }));
    const before = ++scans.current;
    moreOf(text).then(
      (more) => {
        if (more !== null && scans.current === before) say('bad', more);
      },
      // Then it stays wrong: that nobody knows it is not known.
      () => undefined,
    );
  };
  const scan = (text: string) => {
    scans.current++;
    if (numbers.hasOpen()) return say('bad', floor('wrong.typed'));
    const today = todayOf();
    const scanned = isSerial ? readSerial(text, task, serials, today) : readScan(text, task, picked, today);
    if (['pieces', 'enough', 'goods', 'serial'].includes(scanned.kind)) setProof('goods');
    else if (scanned.kind === 'place' && proof === 'none') setProof('place');
    if (['place', 'pieces', 'enough', 'goods', 'serial'].includes(scanned.kind)) onRight();
    if (scanned.kind === 'place') say('good', t('scan.place'));
    else if (scanned.kind === 'enough')
      say('bad', t('scan.enough', { pieces: scanned.pieces, over: scanned.over, wanted: task.quantity }));
    else if (scanned.kind === 'goods') say('good', t('scan.now-serial'));
    else if (scanned.kind === 'twice') say('bad', t('scan.twice', { serial: scanned.serial }));
    else if (scanned.kind === 'lot') say('bad', t('scan.lot', { lot: scanned.lot, wanted: scanned.wanted }));
    else if (scanned.kind === 'expired')
      say('bad', t('scan.expired', { sku: task.sku.code, day: dayText(scanned.day) }));
    else if (scanned.kind === 'fault') say('bad', faultText(scanned.fault));
    else if (scanned.kind === 'serial') {
      setSerials([...serials, scanned.serial]);
      say('good', t('scan.counted', { count: serials.length + 1, wanted: task.quantity }));
    } else if (scanned.kind === 'wrong') sayWrong(text.trim());
    else {
      setPicked(scanned.picked);
      say('good', t('scan.counted', { count: scanned.picked, wanted: task.quantity }));
    }
  };
  const piecesBefore = before?.pieces ?? 0;
  /** Text of what was scanned here before the page was left; the result of the last scan is gone with it. */
  const saidBefore =
    piecesBefore > 0
      ? t('scan.before', { count: piecesBefore, wanted: task.quantity })
      : before?.proof === 'place'
        ? t('scan.place')
        : undefined;
  return { isSerial, picked, saidBefore, setPicked, serials, proof, numbers, scan };
}

export type StopScans = ReturnType<typeof useStopScans>;
