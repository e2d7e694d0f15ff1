import type { Body, PickTask } from '@slotwise/contract';
import { SHORT_REASONS } from '@slotwise/contract/constants';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Field, Input, Select } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CameraScan } from '../camera/camera-scan';
import { useFeedback } from '../floor/feedback/use-feedback';
import { VerdictPanel } from '../floor/feedback/verdict-panel';
import { SEPARATED } from '../floor/scan/separator';
import { useDayText } from '../sections/use-day-text';
import { todayOf } from '../sections/days';
import { useFaultText } from '../gs1/use-fault-text';
import { FNC1 } from '../gs1/write';
import { inventoryKeys } from '../query-keys';
import { readScan, readSerial } from './model/scan';
import { useUndoPick } from './undo-pick';
import { Unscanned } from './unscanned';
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
  actions: { display: 'flex', flexDirection: 'column', gap: '8px' },
  // In sight however long the stop is: on a small phone they would lie below its lower edge.
  decision: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    paddingBlock: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    '& > *': { flexGrow: 1 },
  },
});

interface StopProps {
  task: PickTask;
  /** Its place among all stops of the list, from 1. */
  at: number;
  all: number;
}

/** One stop: place, goods, number, the field for scans, and the picked pieces or the reason for fewer. */
export function Stop({ task, at, all }: StopProps) {
  const styles = useStyles();
  const { t } = useWords();
  const dayText = useDayText();
  const book = useBooking(task);
  const [code, setCode] = useState('');
  const [counted, setPicked] = useState(0);
  const [serials, setSerials] = useState<readonly string[]>([]);
  // Whether the label of the place or of the goods was read.
  const [isScanned, setScanned] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isSerial = task.serialTracked === true;
  const picked = isSerial ? serials.length : counted;
  const { verdict, say } = useFeedback();
  const faultText = useFaultText();
  const [reason, setReason] = useState<(typeof SHORT_REASONS)[number] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { location, sku, lot, quantity, orderCode } = task;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    setCode('');
    scan(code);
  };
  const scan = (text: string) => {
    const today = todayOf();
    const scanned = isSerial ? readSerial(text, task, serials, today) : readScan(text, task, picked, today);
    if (['place', 'pieces', 'enough', 'goods', 'serial'].includes(scanned.kind)) {
      setScanned(true);
      setAsking(false);
    }
    if (scanned.kind === 'place') say('good', t('scan.place'));
    else if (scanned.kind === 'enough') say('bad', t('scan.enough', { wanted: quantity }));
    else if (scanned.kind === 'goods') say('good', t('scan.now-serial'));
    else if (scanned.kind === 'twice') say('bad', t('scan.twice', { serial: scanned.serial }));
    else if (scanned.kind === 'lot') say('bad', t('scan.lot', { lot: scanned.lot, wanted: scanned.wanted }));
    else if (scanned.kind === 'expired') say('bad', t('scan.expired', { sku: sku.code, day: dayText(scanned.day) }));
    else if (scanned.kind === 'fault') say('bad', faultText(scanned.fault));
    else if (scanned.kind === 'serial') {
      setSerials([...serials, scanned.serial]);
      say('good', t('scan.counted', { count: serials.length + 1, wanted: quantity }));
    } else if (scanned.kind === 'wrong') say('bad', t('scan.wrong', { code: text.trim().replaceAll(FNC1, ' ') }));
    else {
      setPicked(scanned.picked);
      say('good', t('scan.counted', { count: scanned.picked, wanted: quantity }));
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
                  day: dayText(lot.expiresOn),
                })}
          </Text>
        )}
        <Text className={styles.quiet}>{t('pick.for', { order: orderCode })}</Text>
      </div>
      <CameraScan onScan={scan} />
      <form onSubmit={submit}>
        <Field label={t('pick.scan')} hint={t(isSerial ? 'scan.serial-hint' : 'scan.hint')}>
          <Input
            ref={field}
            size="large"
            value={code}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            {...SEPARATED}
            onChange={(_event, data) => setCode(data.value)}
          />
        </Field>
      </form>
      <VerdictPanel verdict={verdict} />
      {isAsking && (
        <Unscanned
          task={task}
          busy={book.busy}
          onConfirm={() => void book.confirm({ quantity, note: t('unscanned.note') })}
          onBack={() => {
            setAsking(false);
            field.current?.focus();
          }}
        />
      )}
      {!isAsking && reason === null && (
        <div className={styles.decision}>
          <Button
            appearance="primary"
            size="large"
            disabled={book.busy || !isWhole}
            onClick={() =>
              isScanned ? void book.confirm({ quantity, ...(isSerial && { serials: [...serials] }) }) : setAsking(true)
            }
          >
            {isWhole ? t('pick.all', { count: quantity }) : t('pick.confirm', { count: picked, wanted: quantity })}
          </Button>
          <Button size="large" disabled={book.busy} onClick={() => setReason('missing')}>
            {t('pick.short')}
          </Button>
        </div>
      )}
      {!isAsking && reason !== null && (
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
  const confirm = async (said: Pick<Body<'POST /pick-list/pick'>, 'quantity' | 'reason' | 'serials' | 'note'>) => {
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
