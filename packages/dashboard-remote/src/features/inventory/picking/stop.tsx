import type { Body, PickTask } from '@slotwise/contract';
import { SHORT_REASONS } from '@slotwise/contract/constants';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { Button, makeStyles, mergeClasses, Text, tokens } from '@slotwise/shared/ui';
import { Field, Input, Select } from '@slotwise/shared/ui/forms';
import { useFormats } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { inventoryKeys } from '../query-keys';
import { readScan, readSerial } from './model/scan';
import { useUndoPick } from './undo-pick';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '100%',
    maxWidth: '32rem',
    marginInline: 'auto',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  place: {
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  take: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  block: { display: 'flex', flexDirection: 'column' },
  said: {
    minHeight: tokens.lineHeightBase400,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  right: { color: tokens.colorStatusSuccessForeground1 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'flex', flexDirection: 'column', gap: '8px' },
});

interface StopProps {
  task: PickTask;
  /** Its place among all stops of the list, from 1. */
  at: number;
  all: number;
}
interface Said {
  isRight: boolean;
  text: string;
}

/** One stop: place, goods, number, the field for scans, and the picked pieces or the reason for fewer. */
export function Stop({ task, at, all }: StopProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const book = useBooking(task);
  const [code, setCode] = useState('');
  const [counted, setPicked] = useState(0);
  const [serials, setSerials] = useState<readonly string[]>([]);
  const isSerial = task.serialTracked === true;
  const picked = isSerial ? serials.length : counted;
  const [said, setSaid] = useState<Said | null>(null);
  const [reason, setReason] = useState<(typeof SHORT_REASONS)[number] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { location, sku, lot, quantity, orderCode } = task;

  const scan = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    const scanned = isSerial ? readSerial(code, task, serials) : readScan(code, task, picked);
    setCode('');
    if (scanned.kind === 'place') setSaid({ isRight: true, text: t('scan.place') });
    else if (scanned.kind === 'enough') setSaid({ isRight: false, text: t('scan.enough', { wanted: quantity }) });
    else if (scanned.kind === 'goods') setSaid({ isRight: true, text: t('scan.now-serial') });
    else if (scanned.kind === 'twice') setSaid({ isRight: false, text: t('scan.twice', { serial: code.trim() }) });
    else if (scanned.kind === 'serial') {
      setSerials([...serials, scanned.serial]);
      setSaid({ isRight: true, text: t('scan.counted', { count: serials.length + 1, wanted: quantity }) });
    } else if (scanned.kind === 'wrong') setSaid({ isRight: false, text: t('scan.wrong', { code: code.trim() }) });
    else {
      setPicked(scanned.picked);
      setSaid({ isRight: true, text: t('scan.counted', { count: scanned.picked, wanted: quantity }) });
    }
  };
  // Nobody takes all of several pieces with serial numbers by one tap.
  const isWhole = (picked === 0 && !isSerial) || picked === quantity;
  return (
    <div className={styles.root}>
      <Text className={styles.quiet}>{t('pick.progress', { at, all })}</Text>
      <div className={styles.block}>
        <Text className={styles.quiet}>{t('pick.go-to')}</Text>
        <h2 className={styles.place}>{location.code}</h2>
      </div>
      <div className={styles.block}>
        <Text className={styles.quiet}>{t('pick.take')}</Text>
        <span className={styles.take}>{t('pick.pieces', { count: quantity })}</span>
        <Text size={500} weight="semibold">
          {sku.code}
        </Text>
        <Text>{sku.name}</Text>
        {lot && (
          <Text>
            {lot.expiresOn === null
              ? t('pick.lot', { lot: lot.code })
              : t('pick.lot-expires', {
                  lot: lot.code,
                  day: formats.date(`${lot.expiresOn}T00:00:00`, { dateStyle: 'medium' }),
                })}
          </Text>
        )}
        <Text className={styles.quiet}>{t('pick.for', { order: orderCode })}</Text>
      </div>
      <form onSubmit={scan}>
        <Field label={t('pick.scan')} hint={t(isSerial ? 'scan.serial-hint' : 'scan.hint')}>
          <Input
            ref={field}
            size="large"
            value={code}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(_event, data) => setCode(data.value)}
          />
        </Field>
      </form>
      <span role="status" className={mergeClasses(styles.said, said?.isRight ? styles.right : styles.wrong)}>
        {said?.text}
      </span>
      {reason === null ? (
        <div className={styles.actions}>
          <Button
            appearance="primary"
            size="large"
            disabled={book.busy || !isWhole}
            onClick={() => void book.confirm({ quantity, ...(isSerial && { serials: [...serials] }) })}
          >
            {isWhole ? t('pick.all', { count: quantity }) : t('pick.confirm', { count: picked, wanted: quantity })}
          </Button>
          <Button size="large" disabled={book.busy} onClick={() => setReason('missing')}>
            {t('pick.short')}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Field label={t('short.reason')}>
            <Select
              size="large"
              value={reason}
              onChange={(_event, data) => setReason(SHORT_REASONS.find((one) => one === data.value) ?? 'missing')}
            >
              {SHORT_REASONS.map((one) => (
                <option key={one} value={one}>
                  {t(`reason.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            appearance="primary"
            size="large"
            disabled={book.busy || picked === quantity}
            onClick={() => void book.confirm({ quantity: picked, reason, ...(isSerial && { serials: [...serials] }) })}
          >
            {t('short.confirm', { missing: quantity - picked })}
          </Button>
          <Button size="large" onClick={() => setReason(null)}>
            {t('short.back')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Books the pick of a stop. Its key follows from the stop: however often it is sent, it is picked once. */
function useBooking({ pickListId, turn, sku, undone }: PickTask) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { undo } = useUndoPick();
  const [busy, setBusy] = useState(false);
  const confirm = async (said: Pick<Body<'POST /pick-list/pick'>, 'quantity' | 'reason' | 'serials'>) => {
    const { quantity } = said;
    setBusy(true);
    // After an undo, picking again is another pick.
    const again = undone === 0 ? '' : `:${undone}`;
    const key = `pick:${pickListId}:${turn}:${quantity}${again}`;
    try {
      const answer = await platform.http('POST /pick-list/pick', {
        body: { pick_list_id: pickListId, turn, key, ...said },
      });
      const { task, instead, backOrdered, canceled } = answer;
      const rest = [
        ...(instead.length > 0 ? [t('done.elsewhere')] : []),
        ...(backOrdered > 0 ? [t('done.back', { count: backOrdered })] : []),
        ...(canceled > 0 ? [t('done.canceled', { count: canceled })] : []),
      ];
      platform.notify({
        intent: rest.length > 0 ? 'warning' : 'success',
        title: t('done.picked', { count: quantity, sku: sku.code }),
        ...(rest.length > 0 && { body: rest.join(' ') }),
        action: { label: t('undo.label'), onClick: () => void undo(task) },
      });
    } catch (error) {
      notifyFailure(platform, t('pick.failed'), error);
    }
    await Promise.all(
      [inventoryKeys.pickLists, inventoryKeys.orders, inventoryKeys.stock].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
    setBusy(false);
  };
  return { confirm, busy };
}
