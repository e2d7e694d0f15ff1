import type { Body } from '@slotwise/contract';
import { REPLENISH_SHORTS } from '@slotwise/contract/constants';
import { Field, Input } from '@slotwise/shared/ui/forms';
import { useState } from 'react';
import { BigButton } from '../big-button';
import { useFloor, useScans } from '../floor-context';
import { Question } from '../question';
import { useWords } from '../words';

/** Fewer pieces than a task says, and why. */
export interface Short {
  pieces: number;
  reason: NonNullable<Body<'POST /replenish-task/done'>['reason']>;
}

interface ShortQuestionProps {
  sku: string;
  /** Pieces that are there at most. */
  most: number;
  /** They were counted one by one: only the reason is asked for. */
  isCounted: boolean;
  onAnswer: (short: Short) => void;
  onCancel: () => void;
}

/** Asks how much there is instead, and why it is less. */
export function ShortQuestion({ sku, most, isCounted, onAnswer, onCancel }: ShortQuestionProps) {
  const { t } = useWords();
  const { say } = useFloor();
  const [typed, setTyped] = useState(isCounted ? String(most) : '');
  const scan = useScans(() => {
    say('bad', t('short.first'));
    return Promise.resolve();
  });
  const answer = (reason: Short['reason']) => {
    const pieces = Number(typed.trim());
    if (!/^\d{1,7}$/u.test(typed.trim()) || (isCounted ? pieces > most : pieces >= most)) {
      return say('bad', t('short.wrong', { most: most - 1 }));
    }
    onAnswer({ pieces, reason });
  };
  return (
    <Question
      text={isCounted ? t('short.why', { sku, pieces: most }) : t('short.question', { sku })}
      label={t('scan.label')}
      onScan={scan}
    >
      {!isCounted && (
        <Field label={t('short.pieces')}>
          <Input
            size="large"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(_event, { value }) => setTyped(value)}
          />
        </Field>
      )}
      {REPLENISH_SHORTS.map((reason) => (
        <BigButton key={reason} onClick={() => answer(reason)}>
          {t(`short.${reason}`)}
        </BigButton>
      ))}
      <BigButton appearance="subtle" onClick={onCancel}>
        {t('goods.discard')}
      </BigButton>
    </Question>
  );
}
