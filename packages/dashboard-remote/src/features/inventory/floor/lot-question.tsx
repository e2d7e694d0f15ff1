import { Field, Input } from '@slotwise/shared/ui/forms';
import { useState } from 'react';
import { todayOf } from '../sections/days';
import { matchGoods } from '../gs1/match';
import { useFaultText } from '../gs1/use-fault-text';
import { BigButton } from './big-button';
import { useFloor, useScans } from './floor-context';
import type { ScannedGoods } from './goods';
import { Question } from './question';
import { useIsAsked } from './scan/use-is-asked';
import { useWords } from './words';

interface LotQuestionProps {
  /** As they were scanned: a label may have said the lot, or the day. */
  goods: ScannedGoods;
  /** Asks for the day of expiry as well: of goods that arrive. */
  arrives?: boolean;
  onAnswer: (lot: string, expires: string) => void;
  onCancel: () => void;
}

/** Asks which lot of a SKU it is. */
export function LotQuestion({ goods, arrives = false, onAnswer, onCancel }: LotQuestionProps) {
  const { t } = useWords();
  const { say, placeNamed } = useFloor();
  const faultText = useFaultText();
  const { sku } = goods;
  const [lot, setLot] = useState(goods.lot ?? '');
  const [expires, setExpires] = useState(goods.expires ?? '');
  /** Answered once: what was scanned meanwhile is no second answer. */
  const isAsked = useIsAsked();
  const answer = (read: { lot?: string; expires?: string }) => {
    const named = read.lot ?? lot;
    if (named === '') return say('bad', t('wrong.lot', { sku: sku.code }));
    if (!arrives || read.expires !== undefined) {
      isAsked.current = false;
      return onAnswer(named, read.expires ?? '');
    }
    setLot(named);
  };
  const scan = useScans(async (code) => {
    const match = matchGoods(code, sku, todayOf());
    const place = match.is === 'other' && !match.isLabel ? await placeNamed(match.text) : null;
    if (!isAsked.current) say('bad', t('scan.failed'));
    else if (place) say('bad', t('wrong.place-not-lot', { code: place.code, sku: sku.code }));
    else if (match.is === 'fault') say('bad', faultText(match.fault));
    else if (match.is !== 'other') answer(match.said);
    else if (match.isLabel) say('bad', t('wrong.other-goods', { sku: sku.code }));
    else answer({ lot: match.text });
  });
  if (lot === '') {
    return (
      <Question text={t('lot.question', { sku: sku.code })} label={t('lot.label')} onScan={scan}>
        <BigButton onClick={onCancel}>{t('lot.cancel')}</BigButton>
      </Question>
    );
  }
  return (
    <Question text={t('lot.expires', { lot })} label={t('lot.label')} onScan={scan}>
      <Field label={t('lot.day')}>
        <Input type="date" size="large" value={expires} onChange={(_event, { value }) => setExpires(value)} />
      </Field>
      <BigButton appearance="primary" onClick={() => onAnswer(lot, expires)}>
        {t(expires === '' ? 'lot.without-day' : 'lot.take')}
      </BigButton>
      <BigButton onClick={onCancel}>{t('lot.cancel')}</BigButton>
    </Question>
  );
}
