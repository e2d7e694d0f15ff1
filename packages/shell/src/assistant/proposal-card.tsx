import { Button, makeStyles, tokens, useAnnounce, useId } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useEffect, useRef } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useRecordKinds } from '../routing/record-kinds';
import type { Proposed } from './assistant-atoms';
import { decide } from './decide';
import { ProposalFacts } from './proposal-facts';
import { ScreenLink } from './sources';
import { useSecondsLeft } from './use-seconds-left';
import { WayBack } from './way-back';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '8px',
    maxWidth: '40rem',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  // Buttons and the word for what came of it take the same room.
  end: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', minHeight: '32px' },
  time: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    minWidth: '8rem',
  },
  state: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  fault: { margin: 0, color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
});

/** A change that somebody can make or dismiss while it holds; afterwards what became of it. */
export function ProposalCard({ proposal, doing, fault }: Proposed) {
  const styles = useStyles();
  const { t } = useWords();
  const titleId = useId('proposal');
  const { store, host } = useShell();
  const kinds = useRecordKinds();
  const { title, record, facts } = proposal;
  const seconds = useSecondsLeft(proposal.expiresAt, host.http.now);
  const status = proposal.status === 'open' && seconds === 0 && doing === null ? 'expired' : proposal.status;
  const failed = fault === null ? null : t('proposal.failed', { fault });
  const outcome = status === 'open' ? failed : t(`proposal.${status}`);
  const card = useOutcomeSaid(status, failed ?? outcome);
  const act = (verb: 'make' | 'dismiss') =>
    void decide({ store, http: host.http, locale: host.locale.get() }, proposal.id, verb);
  const kind = kinds.get(record.kind)?.label;
  const href = host.records.href(record.kind, record.id);
  return (
    <section {...card} className={styles.root} aria-labelledby={titleId} tabIndex={-1} data-proposal="">
      <h3 id={titleId} className={styles.title}>
        {t('proposal.title', { title })}
      </h3>
      <ProposalFacts facts={facts} />
      {kind !== undefined && href !== undefined && (
        <div>
          <ScreenLink label={t('proposal.record', { kind })} href={href} />
        </div>
      )}
      <div className={styles.end}>
        {status === 'open' ? (
          <>
            <Button appearance="primary" disabledFocusable={doing !== null} onClick={() => act('make')}>
              {t(doing === 'make' ? 'proposal.making' : 'proposal.make')}
            </Button>
            <Button disabledFocusable={doing !== null} onClick={() => act('dismiss')}>
              {t(doing === 'dismiss' ? 'proposal.dismissing' : 'proposal.dismiss')}
            </Button>
            <TimeLeft seconds={seconds} />
          </>
        ) : (
          <>
            <p className={styles.state}>{outcome}</p>
            {proposal.reversible === true && <WayBack proposal={proposal} doing={doing} />}
          </>
        )}
      </div>
      {failed !== null && <p className={styles.fault}>{failed}</p>}
    </section>
  );
}

/** Says what became of it, and takes the focus of the button that is gone. What stood there before is not said again. */
function useOutcomeSaid(status: Proposed['proposal']['status'], text: string | null) {
  const announce = useAnnounce();
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const said = useRef({ status, text });
  useEffect(() => {
    const before = said.current;
    said.current = { status, text };
    if (text !== null && text !== before.text) announce(text);
    const isLost = document.activeElement === document.body;
    if (status !== before.status && isLost && hadFocus.current) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    // React tells nothing of a button that it takes away itself.
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}

function TimeLeft({ seconds }: { seconds: number }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const time = `${formats.number(Math.floor(seconds / 60))}:${formats.number(seconds % 60, { minimumIntegerDigits: 2 })}`;
  return (
    <span role="timer" className={styles.time}>
      {t('proposal.expires', { time })}
    </span>
  );
}
