import { useState } from 'react';
import { todayOf } from '../sections/days';
import { useDayText } from '../sections/use-day-text';
import { matchGoods } from '../gs1/match';
import { useFaultText } from '../gs1/use-fault-text';
import { BigButton } from './big-button';
import type { SaidLot } from './expected/use-lot-days';
import { ExpiryQuestion } from './expiry-question';
import { useFloor, useScans } from './floor-context';
import type { ScannedGoods } from './goods';
import { Question } from './question';
import { useIsAsked } from './scan/use-is-asked';
import { useWords } from './words';

const SHOWN = 4;

interface LotQuestionProps {
  /** As they were scanned: a label may have said the lot, or the day. */
  goods: ScannedGoods;
  /** Of goods that arrive, the day of expiry is asked for as well, unless it is known of the lot. */
  arrival?: { said: readonly SaidLot[]; isKnown: (lot: string) => boolean };
  onAnswer: (lot: string, expires: string | undefined) => void;
  onCancel: () => void;
}

/** Asks which lot of a SKU it is. */
export function LotQuestion({ goods, arrival, onAnswer, onCancel }: LotQuestionProps) {
  const { t } = useWords();
  const { say, placeNamed } = useFloor();
  const faultText = useFaultText();
  const dayText = useDayText();
  const { sku } = goods;
  const [lot, setLot] = useState(goods.lot ?? '');
  /** Answered once: what was scanned meanwhile is no second answer. */
  const isAsked = useIsAsked();
  const answer = (read: { lot?: string; expires?: string }) => {
    const named = read.lot ?? lot;
    if (named === '') return say('bad', t('wrong.lot', { sku: sku.code }));
    if (!arrival || read.expires !== undefined || arrival.isKnown(named)) {
      isAsked.current = false;
      return onAnswer(named, read.expires);
    }
    setLot(named);
  };
  const scan = useScans(async (code) => {
    const match = matchGoods(code, sku, todayOf());
    const isDay = match.is !== 'other' && match.is !== 'fault' && match.said.expires !== undefined;
    // Which lot it is was said, and another one is not taken for it.
    if (lot !== '' && !isDay && isAsked.current && match.is !== 'fault') {
      return say('bad', t('lot.day-first', { lot }));
    }
    const place = match.is === 'other' && !match.isLabel ? await placeNamed(match.text) : null;
    if (!isAsked.current) say('bad', t('scan.failed'));
    else if (place) say('bad', t('wrong.place-not-lot', { code: place.code, sku: sku.code }));
    else if (match.is === 'fault') say('bad', faultText(match.fault));
    else if (match.is !== 'other') answer(match.said);
    else if (match.isLabel) say('bad', t('wrong.other-goods', { sku: sku.code }));
    else answer({ lot: match.text });
  });
  if (lot !== '') {
    return (
      <ExpiryQuestion
        {...{ lot, sku, onCancel }}
        day={goods.expires ?? ''}
        onScan={scan}
        onAnswer={(expires) => onAnswer(lot, expires)}
      />
    );
  }
  return (
    <Question text={t('lot.question', { sku: sku.code })} label={t('lot.label')} onScan={scan}>
      {arrival?.said.slice(0, SHOWN).map(({ lot: said, expires }) => (
        <BigButton key={said} onClick={() => answer({ lot: said })}>
          {expires === '' ? t('lot.known-never', { lot: said }) : t('lot.known', { lot: said, day: dayText(expires) })}
        </BigButton>
      ))}
      <BigButton onClick={onCancel}>{t('lot.cancel')}</BigButton>
    </Question>
  );
}
