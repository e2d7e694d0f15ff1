import type { Body } from '@slotwise/contract';
import { randomKey } from '@slotwise/shared/http';
import { makeStyles } from '@slotwise/shared/ui';
import { Field, Input, Textarea } from '@slotwise/shared/ui/forms';
import { useState } from 'react';
import { serialsIn } from '../booking/model/booking';
import { BigButton } from '../floor/big-button';
import type { CorrectFormProps } from '../floor/recent/correct-form';
import { useWords as useFloorWords } from '../floor/words';
import { ShortReasonField, type ShortReason } from './short-reason';
import { useWords } from './words';

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '8px', paddingTop: '8px' } });

/** Changes how much was picked at a stop, and why it was less, and sends the pick again. */
export function CorrectPick({ entry, outbox, onDone }: CorrectFormProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { t: floor } = useFloorWords();
  const body = entry.body as Body<'POST /pick-list/pick'>;
  const { note } = entry;
  const wanted = note.stop?.wanted ?? body.quantity;
  const [typed, setTyped] = useState(String(body.quantity));
  const [names, setNames] = useState((body.serials ?? []).join('\n'));
  const [reason, setReason] = useState<ShortReason>(body.reason ?? 'missing');
  const serials = body.serials && serialsIn(names);
  const quantity = serials ? serials.length : /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null;
  const isRight = quantity !== null && quantity <= wanted;
  const send = async () => {
    if (!isRight) return;
    const { reason: _before, ...rest } = body;
    const key = `pick:${body.pick_list_id}:${body.turn}:${randomKey()}`;
    const corrected = { ...rest, key, quantity, ...(serials && { serials }), ...(quantity < wanted && { reason }) };
    const goods = note.goods.map((line) => ({ ...line, pieces: quantity }));
    await outbox.correct(entry.key, corrected, { ...note, goods });
    onDone();
  };
  const fault = isRight ? undefined : t('correct.wanted', { wanted });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={t(serials ? 'correct.serials' : 'correct.quantity')}
        validationState={fault === undefined ? 'none' : 'error'}
        validationMessage={fault}
      >
        {serials ? (
          <Textarea size="large" rows={3} value={names} onChange={(_event, { value }) => setNames(value)} />
        ) : (
          <Input
            size="large"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(_event, { value }) => setTyped(value)}
          />
        )}
      </Field>
      {isRight && quantity < wanted && <ShortReasonField reason={reason} onReason={setReason} />}
      <BigButton type="submit" appearance="primary" disabled={!isRight}>
        {floor('correct.send')}
      </BigButton>
      <BigButton onClick={onDone}>{floor('correct.close')}</BigButton>
    </form>
  );
}
