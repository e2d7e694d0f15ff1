import { makeStyles } from '@slotwise/shared/ui';
import { Checkbox, Field, Input, Textarea } from '@slotwise/shared/ui/forms';
import { useEffect, useState } from 'react';
import { serialsIn } from '../../booking/model/booking';
import { BigButton } from '../big-button';
import { useFloor, type FloorOutbox } from '../floor-context';
import type { FloorEntry } from '../floor-note';
import { useAsked } from '../scan/use-asked';
import { SCAN_FIELD } from '../scan/use-wedge';
import { randomKey } from '@slotwise/shared/http';
import { useWords } from '../words';
import { placeOfFault, type SentGoods } from './fault-place';

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '8px', paddingTop: '8px' } });

type MovesBody = { moves: SentGoods[] };
const movesOf = ({ body, note }: FloorEntry): SentGoods[] =>
  note.task === 'replenish' ? [body as SentGoods] : ((body as Partial<MovesBody>).moves ?? []);

/** Goods of a task that did not go in are said to have had no room, unless there was another reason already. */
const bodyOf = ({ body, note }: FloorEntry, corrected: readonly SentGoods[]): unknown => {
  const [one] = corrected;
  if (note.task !== 'replenish') return one ? { ...(body as MovesBody), moves: corrected } : body;
  const isLess = (one?.quantity ?? 0) < ((body as SentGoods).quantity ?? 0);
  return { ...(isLess && { reason: 'no_room' }), ...one };
};

/** Which of the goods were refused for something. */
const refusedFor = (entry: FloorEntry, isMeant: (part: string, code: string) => boolean): ReadonlySet<number> =>
  new Set(
    entry.refusal?.details.flatMap((fault) => {
      const found = placeOfFault(entry, fault);
      return found && isMeant(found.part, fault.code ?? '') ? [found.at] : [];
    }),
  );

export interface CorrectFormProps {
  entry: FloorEntry;
  outbox: FloorOutbox;
  onDone: () => void;
}

/** Changes a refused entry's number, pieces, target, refused lot or state, and sends it again. A count or an undo is sent as it was. */
export function CorrectForm({ entry, outbox, onDone }: CorrectFormProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { say, placeNamed, taker } = useFloor();
  const asked = useAsked();
  const moves = movesOf(entry);
  const { note } = entry;
  const [values, setValues] = useState(() => ({
    place: note.to ?? '',
    quantities: moves.map(({ quantity = 0 }) => String(quantity)),
    names: moves.map(({ serials = [] }) => serials.join('\n')),
    lots: moves.map(({ lot = '' }) => lot),
    isHeld: false,
  }));
  const { place, quantities, names, lots, isHeld } = values;
  const change = (changes: Partial<typeof values>) => setValues((now) => ({ ...now, ...changes }));
  /** Of one line of the goods. */
  const changeLine = (part: 'quantities' | 'names' | 'lots', at: number, value: string) =>
    change({ [part]: values[part].map((text, index) => (index === at ? value : text)) });
  const wrongLots = refusedFor(entry, (part) => part === 'lot');
  const expired = refusedFor(entry, (_part, code) => code === 'lot_expired');
  const takesPlace = moves.some(({ to_location_id: to }) => to !== undefined);
  useEffect(() => {
    if (!takesPlace) return;
    // People who correct where goods go scan that place: the question of the task would take it for goods.
    const take = async (code: string) => {
      const found = await placeNamed(code);
      if (!found) return false;
      setValues((now) => ({ ...now, place: found.code }));
      say('good', t('correct.filled', { place: found.code }));
      return true;
    };
    taker.current = take;
    return () => {
      if (taker.current === take) taker.current = null;
    };
  }, [takesPlace, placeNamed, taker, say, t]);
  const send = async () => {
    const isMoved = takesPlace && place.trim() !== note.to;
    const to = isMoved ? await asked.place(place.trim()) : null;
    if (isMoved && !to) return;
    const counts = moves.map(({ serials }, at) =>
      serials ? String(serialsIn(names[at] ?? '').length) : quantities[at],
    );
    if (counts.some((text, at) => moves[at]?.quantity !== undefined && !/^[1-9]\d{0,6}$/.test((text ?? '').trim()))) {
      return say('bad', t('correct.whole'));
    }
    const named = new Map([...wrongLots].map((at) => [at, (lots[at] ?? '').trim()]));
    for (const [at, lot] of named) {
      const found = lot === '' ? null : await placeNamed(lot);
      const sku = note.goods[at]?.sku ?? '';
      if (found) return say('bad', t('wrong.place-not-lot', { code: found.code, sku }));
    }
    const key = randomKey();
    const corrected = moves.map(({ lot = '', ...move }, at) => ({
      ...move,
      ...((named.get(at) ?? lot) !== '' && { lot: named.get(at) ?? lot }),
      key: entry.note.task === 'undo' ? move.key : `${key}.${at}`,
      ...(move.quantity !== undefined && { quantity: Number(counts[at]) }),
      ...(move.serials && { serials: serialsIn(names[at] ?? '') }),
      ...(to && { to_location_id: to.id }),
      ...(isHeld && expired.has(at) && { state: 'quarantine' }),
    }));
    const goods = note.goods.map((line, at) => {
      const [before, now] = [moves[at]?.quantity, Number(counts[at])];
      return before === undefined ? line : { ...line, pieces: (line.pieces / before) * now };
    });
    await outbox.correct(entry.key, bodyOf(entry, corrected), { ...note, goods, to: to?.code ?? note.to });
    onDone();
  };
  return (
    <form
      className={styles.form}
      {...{ [SCAN_FIELD]: '' }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {moves.map(({ key, quantity, serials }, at) =>
        serials ? (
          <Field key={key} label={t('correct.serials', { sku: note.goods[at]?.sku ?? '' })}>
            <Textarea
              size="large"
              rows={3}
              value={names[at] ?? ''}
              onChange={(_event, { value }) => changeLine('names', at, value)}
            />
          </Field>
        ) : quantity === undefined ? null : (
          <Field key={key} label={t('correct.quantity', { sku: note.goods[at]?.sku ?? '' })}>
            <Input
              size="large"
              inputMode="numeric"
              autoComplete="off"
              value={quantities[at] ?? ''}
              onChange={(_event, { value }) => changeLine('quantities', at, value)}
            />
          </Field>
        ),
      )}
      {[...wrongLots].map((at) => (
        <Field key={at} label={t('correct.lot', { sku: note.goods[at]?.sku ?? '' })}>
          <Input
            size="large"
            autoComplete="off"
            value={lots[at] ?? ''}
            onChange={(_event, { value }) => changeLine('lots', at, value)}
          />
        </Field>
      ))}
      {expired.size > 0 && (
        <Checkbox
          size="large"
          label={t('correct.quarantine')}
          checked={isHeld}
          onChange={(_event, { checked }) => change({ isHeld: checked === true })}
        />
      )}
      {takesPlace && (
        <Field label={t('correct.place')}>
          <Input
            size="large"
            autoComplete="off"
            value={place}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={(_event, { value }) => change({ place: value })}
          />
        </Field>
      )}
      <BigButton type="submit" appearance="primary">
        {t('correct.send')}
      </BigButton>
      <BigButton onClick={onDone}>{t('correct.close')}</BigButton>
    </form>
  );
}
