import type { PickTask } from '@slotwise/contract';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Field, Input } from '@slotwise/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CameraScan } from '../camera/camera-scan';
import { VerdictPanel } from '../floor/feedback/verdict-panel';
import { useFloor } from '../floor/floor-context';
import { SEPARATED } from '../floor/scan/separator';
import { isFragment, SCAN_FIELD, useWedge } from '../floor/scan/use-wedge';
import { useDayText } from '../sections/use-day-text';
import { ShortReasonField, type ShortReason } from './short-reason';
import { Unscanned } from './unscanned';
import { useBooking } from './use-picks';
import { useStopScans } from './use-stop-scans';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
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
  block: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' },
  actions: { display: 'flex', flexDirection: 'column', gap: '8px' },
  // In sight however long the stop is: on a small phone the answer to a scan, and what can be done, would lie below its lower
  // edge.
  decision: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    paddingBlock: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  buttons: {
    display: 'flex',
    gap: '8px',
    '& > *': { flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '48px', paddingInline: '8px' },
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
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<ShortReason | null>(null);
  const { verdict, say, clear } = useFloor();
  const { isSerial, picked, serials, isScanned, scan } = useStopScans(task, () => setAsking(false));
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The place to go to is what a person looks for first: the field for scans may lie below it.
    field.current?.focus({ preventScroll: true });
    const { current } = root as { current: Partial<HTMLDivElement> | null };
    current?.scrollIntoView?.({ block: 'start' });
    // The message was about another stop.
    clear();
  }, [clear]);
  const { location, sku, lot, quantity, orderCode } = task;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    setCode('');
    if (isFragment()) say('bad', t('scan.broken'));
    else scan(code);
  };
  // Also where a button has the focus, which the Enter of a scanner would press.
  useWedge(scan, () => say('bad', t('scan.broken')));
  // Nobody takes all of several pieces with serial numbers by one tap.
  const isWhole = (picked === 0 && !isSerial) || picked === quantity;
  return (
    <div ref={root} className={styles.root}>
      <Text className={styles.quiet}>{t('pick.progress', { at, all })}</Text>
      <div className={styles.line}>
        <Text className={styles.quiet}>{t('pick.go-to')}</Text>
        <h2 className={styles.place}>{location.code}</h2>
      </div>
      <div className={styles.block}>
        <span className={styles.line}>
          <Text className={styles.quiet}>{t('pick.take')}</Text>
          <span className={styles.take}>{t('pick.pieces', { count: quantity })}</span>
        </span>
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
      <form {...{ [SCAN_FIELD]: '' }} onSubmit={submit}>
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
      <div className={styles.decision}>
        <VerdictPanel verdict={verdict} isCompact />
        {isAsking ? (
          <Unscanned
            task={task}
            onConfirm={() => void book.confirm({ quantity, note: t('unscanned.note') })}
            onBack={() => {
              setAsking(false);
              field.current?.focus({ preventScroll: true });
            }}
          />
        ) : reason === null ? (
          <div className={styles.buttons}>
            <Button
              appearance="primary"
              size="large"
              disabled={!isWhole}
              onClick={() =>
                isScanned
                  ? void book.confirm({ quantity, ...(isSerial && { serials: [...serials] }) })
                  : setAsking(true)
              }
            >
              {isWhole ? t('pick.all', { count: quantity }) : t('pick.confirm', { count: picked, wanted: quantity })}
            </Button>
            <Button size="large" onClick={() => setReason('missing')}>
              {t('pick.short')}
            </Button>
          </div>
        ) : (
          <div className={styles.actions}>
            <ShortReasonField reason={reason} onReason={setReason} takesFocus />
            <div className={styles.buttons}>
              <Button
                appearance="primary"
                size="large"
                disabled={picked === quantity}
                onClick={() =>
                  void book.confirm({ quantity: picked, reason, ...(isSerial && { serials: [...serials] }) })
                }
              >
                {t('short.confirm', { missing: quantity - picked })}
              </Button>
              <Button size="large" onClick={() => setReason(null)}>
                {t('short.back')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
