import type { PickTask } from '@slotwise/contract';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Field, Input } from '@slotwise/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CameraScan } from '../camera/camera-scan';
import { VerdictPanel } from '../floor/feedback/verdict-panel';
import { useFloor } from '../floor/floor-context';
import { SEPARATED } from '../floor/scan/separator';
import { isFragment, SCAN_FIELD, useWedge } from '../floor/scan/use-wedge';
import { useDayText } from '../sections/use-day-text';
import { Decision } from './decision';
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
    outlineStyle: 'none',
  },
  take: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  block: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' },
  // Height is for the place and the goods first.
  hint: { '@media (max-height: 700px)': { display: 'none' } },
  // In sight however long the stop is: on a small phone the field for scans, the answer to one, and what can be done, would lie
  // below its lower edge, and what stood above this would be cut.
  decision: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    paddingBlock: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    // The edge of a bar: what goes on below it is not cut off, but scrolled.
    boxShadow: `0 -1px 0 ${tokens.colorNeutralStroke2}`,
  },
});

interface StopProps {
  task: PickTask;
  /** Its place among all stops of the list, from 1. */
  at: number;
  all: number;
  /** Nobody has begun this list. */
  isFree: boolean;
  /** Told with the first scan that is right here. */
  onBegin: () => void;
  /** Told how many pieces are counted here. */
  onTaken: (pieces: number) => void;
}

/** One stop: place, goods, number, the field for scans, and what can be done. */
export function Stop({ task, at, all, isFree, onBegin, onTaken }: StopProps) {
  const styles = useStyles();
  const { t } = useWords();
  const dayText = useDayText();
  const [code, setCode] = useState('');
  const { verdict, say, clear } = useFloor();
  const scans = useStopScans(task, onBegin);
  const { isSerial, picked, scan } = scans;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The place to go to is what a person looks for first. The field for scans takes no focus: on a phone that would open the
    // keyboard at each stop, and a scanner is heard anywhere.
    heading.current?.focus({ preventScroll: true });
    const { current } = root as { current: Partial<HTMLDivElement> | null };
    current?.scrollIntoView?.({ block: 'start' });
    // The message was about another stop.
    clear();
  }, [clear]);
  useEffect(() => onTaken(picked));
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
  return (
    <div ref={root} className={styles.root}>
      <Text className={styles.quiet}>{t('pick.progress', { at, all })}</Text>
      {isFree && <Text className={styles.quiet}>{t('pick.begin')}</Text>}
      <div className={styles.line}>
        <Text className={styles.quiet}>{t('pick.go-to')}</Text>
        <h2 ref={heading} tabIndex={-1} className={styles.place}>
          {location.code}
        </h2>
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
      <div className={styles.decision}>
        <form {...{ [SCAN_FIELD]: '' }} onSubmit={submit}>
          <Field
            label={t('pick.scan')}
            hint={{ className: styles.hint, children: t(isSerial ? 'scan.serial-hint' : 'scan.hint') }}
          >
            <Input
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
        <VerdictPanel verdict={verdict} isCompact none={scans.saidBefore} />
        <Decision task={task} scans={scans} onBack={() => heading.current?.focus({ preventScroll: true })} />
      </div>
    </div>
  );
}
