import { Field, Input } from '@slotwise/shared/ui/forms';
import { useState } from 'react';
import { dayAt } from '../sections/days';
import { useDayText } from '../sections/use-day-text';
import { BigButton } from './big-button';
import { useFloor } from './floor-context';
import type { FloorGoods } from './known/floor-goods';
import { Question } from './question';
import { useWords } from './words';

const DAY_MS = 86_400_000;

interface ExpiryQuestionProps {
  lot: string;
  sku: FloorGoods;
  /** As a label said it; empty if none did. */
  day: string;
  onScan: (code: string) => void;
  /** Empty: it does not expire. */
  onAnswer: (expires: string) => void;
  onCancel: () => void;
}

/**
 * Asks when a lot expires. Of a SKU with a shelf life the day that follows from it is offered, as the server would take it, and
 * not that there is none.
 */
export function ExpiryQuestion({ lot, sku, day, onScan, onAnswer, onCancel }: ExpiryQuestionProps) {
  const { t } = useWords();
  const { say } = useFloor();
  const dayText = useDayText();
  const [expires, setExpires] = useState(day);
  const [shelfLife] = useState(() => (sku.shelfLifeDays ? dayAt(Date.now() + sku.shelfLifeDays * DAY_MS) : ''));
  return (
    <Question text={t('lot.expires', { lot })} onScan={onScan}>
      <Field label={t('lot.day')}>
        <Input
          type="date"
          size="large"
          value={expires}
          onChange={(_event, { value }) => setExpires(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (expires === '') say('bad', t('lot.day-whole'));
            else onAnswer(expires);
          }}
        />
      </Field>
      <BigButton appearance="primary" onClick={() => onAnswer(expires === '' ? shelfLife : expires)}>
        {expires !== ''
          ? t('lot.take')
          : shelfLife === ''
            ? t('lot.without-day')
            : t('lot.shelf-life', { day: dayText(shelfLife) })}
      </BigButton>
      <BigButton onClick={onCancel}>{t('lot.cancel')}</BigButton>
    </Question>
  );
}
