import type { ReceiptLine, ReceiptSummary, StockState, Unit } from '@slotwise/contract';
import { PIECES_MAX, STOCK_STATES } from '@slotwise/contract/constants';
import { randomKey } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { FieldPair, FormDialog, useForm } from '@slotwise/shared/ui/form';
import type { Faults } from '@slotwise/shared/ui/form';
import { Checkbox, Field, Select, TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LocationField } from '../booking/code-fields';
import { keysFor, serialsIn } from '../booking/model/booking';
import { useSkuByCode } from '../booking/use-sku-by-code';
import { useUndo } from '../moves/use-undo';
import { inventoryKeys } from '../query-keys';
import { useRefusal } from '../sections/use-refusal';
import { isWholeNumberFault, wholeNumber } from '../sections/whole-number';
import { useWords as useInventoryWords } from '../words';
import { receive } from './api/receive';
import { acceptedStill, receivingFaults, stillToCome, tooMany } from './model/receiving';
import type { ReceivingFault, ReceivingValues } from './model/receiving';
import { useProposed } from './use-proposed';
import { useWords } from './words';

const FIELDS = [
  'quantity',
  'unit',
  'lot',
  'serials',
  'expires',
  'to',
  'state',
] as const satisfies (keyof ReceivingValues)[];

/** Values as long as the place may be as it is proposed. */
type Untouched = Omit<ReceivingValues, 'to'> & { to: string | null };

interface ReceiveDialogProps {
  receipt: ReceiptSummary;
  line: ReceiptLine;
  /** Code of the place where goods arrive, if there is one such place; empty until it is known. */
  dock: string;
  onClose: () => void;
}

/**
 * Receives arrived goods of one line. More than expected is asked about, and more than the accepted surplus refused.
 */
export function ReceiveDialog({ receipt, line, dock, onClose }: ReceiveDialogProps) {
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const undo = useUndo();
  const [keyFor] = useState(() => keysFor(randomKey));
  const { data: found } = useSkuByCode(line.sku.code);
  const isSerial = found?.sku.serialTracked === true;
  const units = found?.sku.units ?? [];
  const factorOf = (unit: Unit) => units.find((known) => known.unit === unit)?.factor ?? 1;
  const textOf = (fault: ReceivingFault) => {
    if (isWholeNumberFault(fault.id)) return word(fault.id);
    if (fault.id === 'fault.more') return t(fault.id, fault.values);
    return fault.id === 'fault.most' ? t(fault.id, fault.values) : t(fault.id);
  };
  const readAgain = () => {
    for (const queryKey of [
      inventoryKeys.receipts,
      inventoryKeys.stock,
      inventoryKeys.moves,
      inventoryKeys.locations,
    ]) {
      void cache.invalidateQueries({ queryKey });
    }
  };
  const form = useForm<Untouched, Awaited<ReturnType<typeof receive>>>({
    initial: {
      quantity: stillToCome(line) > 0 ? String(stillToCome(line)) : '',
      ...{ unit: 'each', lot: '', serials: '', expires: '', to: null, more: false },
      state: receipt.returns ? 'returned' : 'available',
    },
    check: (values) =>
      Object.fromEntries(
        Object.entries(receivingFaults(line, factorOf(values.unit), { ...values, to: to.text })).map(
          ([name, fault]) => [name, textOf(fault)],
        ),
      ) as Faults<keyof ReceivingValues>,
    endsEarly: true,
    submit: (values, signal) =>
      receive(platform.http.scoped({ signal }), receipt, line, { ...values, to: to.text }, keyFor),
    onDone: ({ moves }) => {
      readAgain();
      const [move] = moves;
      if (move) {
        platform.notify({
          intent: 'success',
          title: t('receive.done', { sku: line.sku.code, count: move.quantity }),
          action: { label: word('undo.label'), onClick: () => void undo(move).then(readAgain) },
        });
      }
      onClose();
    },
    explain: useRefusal<keyof ReceivingValues>(FIELDS, { to_location_id: 'to', expires_on: 'expires' }),
  });
  const { values } = form;
  const to = useProposed(values.to, dock);
  const quantity = wholeNumber(values.quantity, 1, PIECES_MAX);
  const pieces = typeof quantity === 'number' ? quantity * factorOf(values.unit) : 0;
  const over = tooMany(line, pieces);
  return (
    <FormDialog
      form={form}
      title={t('receive.title', { sku: line.sku.code })}
      lead={t('receive.lead', { name: line.sku.name, received: line.received, expected: line.expected })}
      submitLabel={t('receive.submit')}
      busyLabel={word('booking.busy')}
      onClose={onClose}
    >
      <FieldPair>
        <TextField
          {...form.field('quantity')}
          label={word('booking.quantity')}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          required
          readOnly={isSerial}
          hint={isSerial ? word('booking.serials-count') : undefined}
        />
        <Field
          label={word('sku.unit')}
          hint={factorOf(values.unit) > 1 && pieces > 0 ? word('booking.pieces', { pieces }) : undefined}
        >
          <Select
            value={values.unit}
            disabled={isSerial}
            onChange={(_event, data) => form.change({ unit: data.value as Unit })}
          >
            {(['each', ...units.map(({ unit }) => unit)] as const).map((unit) => (
              <option key={unit} value={unit}>
                {word(`unit.${unit}`)}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      {over > 0 && pieces <= acceptedStill(line) && (
        <Field
          validationState={form.faults.more === undefined ? 'none' : 'error'}
          validationMessage={form.faults.more}
          data-invalid={form.faults.more === undefined ? undefined : ''}
        >
          <Checkbox
            label={t('receive.more', { count: over })}
            checked={values.more}
            onChange={(_event, { checked }) => form.change({ more: checked === true })}
          />
        </Field>
      )}
      {line.sku.lotTracked && (
        <FieldPair>
          <TextField {...form.field('lot')} label={word('word.lot')} autoComplete="off" required />
          <TextField {...form.field('expires')} label={word('word.expires')} type="date" />
        </FieldPair>
      )}
      {isSerial && (
        <TextAreaField
          {...form.field('serials')}
          onChange={(serials) => form.change({ serials, quantity: String(serialsIn(serials).length), unit: 'each' })}
          label={word('booking.serials')}
          hint={word('booking.serials-hint')}
          required
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
        />
      )}
      <LocationField
        field={{ ...form.field('to'), ...to.hands, value: to.text }}
        label={word('booking.to')}
        warehouseId={receipt.warehouseId}
      />
      <Field label={word('word.state')}>
        <Select value={values.state} onChange={(_event, data) => form.change({ state: data.value as StockState })}>
          {STOCK_STATES.filter((state) => !receipt.returns || state !== 'available').map((state) => (
            <option key={state} value={state}>
              {word(`state.${state}`)}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
