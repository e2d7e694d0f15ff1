import type { StockState, Unit } from '@slotwise/contract';
import { PIECES_MAX, STOCK_STATES } from '@slotwise/contract/constants';
import { randomKey } from '@slotwise/shared/http';
import { releases } from '@slotwise/contract/move-rights';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { FieldPair, FormDialog, RadioField, useForm } from '@slotwise/shared/ui/form';
import type { Faults } from '@slotwise/shared/ui/form';
import { Field, Select, TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndo } from '../moves/use-undo';
import { useUndoNeeds } from '../moves/use-undo-needs';
import { inventoryKeys } from '../query-keys';
import { useRefusal } from '../sections/use-refusal';
import { useWarehouses } from '../sections/use-warehouses';
import { wholeNumber } from '../sections/whole-number';
import { useWords } from '../words';
import { book, NotLookedUpError } from './api/book';
import { LocationField, SkuField } from './code-fields';
import { bookingFaults, keysFor, NO_VALUES, serialsIn, takesFrom, takesTo } from './model/booking';
import type { Booking, BookingValues } from './model/booking';
import { Proposals } from './proposals';
import { useSkuByCode } from './use-sku-by-code';

const FIELDS = Object.keys(NO_VALUES) as (keyof BookingValues)[];
/** The dialog's field for each field of the server's move. */
const renamed = (booking: Booking): Readonly<Record<string, keyof BookingValues>> => ({
  sku_id: 'sku',
  from_location_id: 'from',
  to_location_id: 'to',
  location_id: 'from',
  expires_on: 'expires',
  to_state: 'toState',
  warehouse_id: 'warehouse',
  ...(booking === 'receive' && { location_id: 'to' as const }),
});

interface BookingDialogProps {
  booking: Booking;
  /** Known values: the row of stock that it was opened from. */
  known?: Partial<BookingValues>;
  onClose: () => void;
}

/** Books one move at a desk. A refusal of the server is said at its field, and nothing is booked. */
export function BookingDialog({ booking, known = {}, onClose }: BookingDialogProps) {
  const { t, say } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const undo = useUndo();
  const undoNeeds = useUndoNeeds();
  const mayRelease = useCan(platform, 'manage_inventory');
  const warehouses = useWarehouses();
  const explain = useRefusal(FIELDS, renamed(booking));
  const [keyFor] = useState(() => keysFor(randomKey));
  const form = useForm({
    initial: { ...NO_VALUES, warehouse: warehouses[0]?.id ?? '', ...known },
    check: (values) =>
      Object.fromEntries(
        Object.entries(bookingFaults(booking, values)).map(([name, fault]) => [name, say(fault)]),
      ) as Faults<keyof BookingValues>,
    endsEarly: true,
    submit: (values, signal) => book(platform.http.scoped({ signal }), booking, values, keyFor),
    onDone: (move) => {
      for (const queryKey of [inventoryKeys.stock, inventoryKeys.moves, inventoryKeys.locations]) {
        void cache.invalidateQueries({ queryKey });
      }
      if (move) {
        platform.notify({
          intent: 'success',
          title: t(`booked.${booking}`, { sku: move.sku.code, pieces: move.quantity }),
          ...(undoNeeds(move) === null && {
            action: { label: t('undo.label'), onClick: () => void undo(move) },
          }),
        });
      }
      onClose();
    },
    explain: (error) =>
      error instanceof NotLookedUpError
        ? { fields: {}, form: { title: t('booking.not-booked'), advice: t('booking.not-booked-advice') } }
        : explain(error),
  });
  const { values } = form;
  const found = useSkuByCode(values.sku);
  const sku = found.data?.sku;
  const isSerial = sku?.serialTracked === true;
  const units: readonly Unit[] = ['each', ...(sku?.units.map(({ unit }) => unit) ?? [])];
  const factor = sku?.units.find(({ unit }) => unit === values.unit)?.factor ?? 1;
  const quantity = wholeNumber(values.quantity, 1, PIECES_MAX);
  const pieces = typeof quantity === 'number' ? quantity * factor : null;
  const isOffered = (from: StockState, to: StockState) => mayRelease || !releases(from, to);
  const chooseState = (name: 'state' | 'toState', state: StockState) =>
    form.change({
      [name]: state,
      ...(name === 'state' && booking === 'move' && !isOffered(state, values.toState) && { toState: state }),
    });
  const select = (name: 'state' | 'toState', label: string) => (
    <Field label={label}>
      <Select value={values[name]} onChange={(_event, data) => chooseState(name, data.value as StockState)}>
        {STOCK_STATES.filter((state) => name === 'state' || isOffered(values.state, state)).map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <FormDialog
      form={form}
      title={t(`booking.${booking}`)}
      submitLabel={t(`booking.${booking}`)}
      busyLabel={t('booking.busy')}
      onClose={onClose}
    >
      {warehouses.length > 1 && (
        <Field label={t('word.warehouse')}>
          <Select
            value={values.warehouse}
            onChange={(_event, data) => form.change({ warehouse: data.value, from: '', to: '' })}
          >
            {warehouses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {booking === 'adjust' && (
        <RadioField
          {...form.field('change')}
          label={t('booking.change')}
          layout="horizontal"
          choices={[
            { value: 'remove', label: t('booking.change.remove') },
            { value: 'add', label: t('booking.change.add') },
          ]}
        />
      )}
      <SkuField
        field={form.field('sku')}
        label={t('booking.sku')}
        hint={sku ? sku.name : found.data === null ? t('booking.sku-unknown') : t('booking.sku-hint')}
        autoFocus={known.sku === undefined}
      />
      <FieldPair>
        <TextField
          {...form.field('quantity')}
          label={t('booking.quantity')}
          inputMode="numeric"
          autoComplete="off"
          autoFocus={known.sku !== undefined}
          required
          readOnly={isSerial}
          hint={isSerial ? t('booking.serials-count') : undefined}
        />
        <Field label={t('sku.unit')} hint={factor > 1 && pieces !== null ? t('booking.pieces', { pieces }) : undefined}>
          <Select
            value={values.unit}
            disabled={isSerial}
            onChange={(_event, data) => form.change({ unit: data.value as Unit })}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {t(`unit.${unit}`)}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      {(sku?.lotTracked === true || values.lot !== '' || form.faults.lot !== undefined) && (
        <FieldPair>
          <TextField {...form.field('lot')} label={t('word.lot')} autoComplete="off" required={sku?.lotTracked} />
          {booking === 'receive' && <TextField {...form.field('expires')} label={t('word.expires')} type="date" />}
        </FieldPair>
      )}
      {(isSerial || form.faults.serials !== undefined) && (
        <TextAreaField
          {...form.field('serials')}
          onChange={(serials) => form.change({ serials, quantity: String(serialsIn(serials).length), unit: 'each' })}
          label={t('booking.serials')}
          hint={t('booking.serials-hint')}
          required
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
        />
      )}
      {takesFrom(booking) && (
        <LocationField
          field={form.field('from')}
          label={booking === 'adjust' ? t('word.location') : t('booking.from')}
          warehouseId={values.warehouse}
        />
      )}
      {(booking === 'put-away' || booking === 'receive') && sku && pieces !== null && values.warehouse !== '' && (
        <Proposals
          warehouseId={values.warehouse}
          skuId={sku.id}
          quantity={pieces}
          lot={values.lot.trim()}
          chosen={values.to}
          onChoose={(to) => form.change({ to })}
        />
      )}
      {takesTo(booking) && (
        <LocationField field={form.field('to')} label={t('booking.to')} warehouseId={values.warehouse} />
      )}
      {booking === 'receive' && select('state', t('word.state'))}
      {booking === 'move' && (
        <FieldPair>
          {select('state', t('booking.from-state'))}
          {select('toState', t('booking.to-state'))}
        </FieldPair>
      )}
      {booking === 'adjust' && select('state', t('word.state'))}
      <TextField
        {...form.field('reason')}
        label={booking === 'adjust' ? t('booking.reason') : t('booking.reason-optional')}
        maxLength={200}
        autoComplete="off"
        required={booking === 'adjust'}
      />
    </FormDialog>
  );
}
