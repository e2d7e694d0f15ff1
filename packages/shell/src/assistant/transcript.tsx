import { Link, makeStyles, Spinner, Text, tokens } from '@slotwise/shared/ui';
import { useHref, useLinkClickHandler } from '@slotwise/shared/ui/router';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useRecordKinds } from '../routing/record-kinds';
import { exchangesAtom, type Exchange, type LookedAt } from './conversation';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '16px',
    maxHeight: 'min(40vh, 24rem)',
    overflowY: 'auto',
    padding: '4px',
    marginBlockEnd: '8px',
  },
  exchange: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  prompt: {
    alignSelf: 'flex-end',
    maxWidth: '85%',
    margin: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  answer: { margin: 0, maxWidth: '75ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  failed: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', color: tokens.colorNeutralForeground2 },
});

interface ScreenLinkProps {
  label: string;
  href: string;
}

function ScreenLink({ label, href }: ScreenLinkProps) {
  const onClick = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <Link href={useHref(href)} onClick={onClick}>
      {label}
    </Link>
  );
}

/**
 * Links to the pages of remotes for the things that were looked at; kinds of records that no remote shows have none.
 */
function useScreens(links: LookedAt['links']): ScreenLinkProps[] {
  const { host } = useShell();
  const kinds = useRecordKinds();
  return links.flatMap(({ kind, id }) => {
    const label = kinds.get(kind)?.label;
    const href = host.records.href(kind, id);
    return label === undefined || href === undefined ? [] : { label, href };
  });
}

function Sources({ what, links }: LookedAt) {
  const { t } = useWords();
  return (
    <Text size={200} className={useStyles().links}>
      {t('assistant.looked-at', { what })}
      {useScreens(links).map((screen) => (
        <ScreenLink key={screen.href} {...screen} />
      ))}
    </Text>
  );
}

function ExchangeView({ exchange }: { exchange: Exchange }) {
  const styles = useStyles();
  const { t } = useWords();
  const { prompt, answer, lookedAt, status, error } = exchange;
  return (
    <div className={styles.exchange}>
      <p className={styles.prompt}>{prompt}</p>
      {answer && <p className={styles.answer}>{answer}</p>}
      {status === 'streaming' && !answer && (
        <Spinner size="tiny" label={t('assistant.thinking')} labelPosition="after" />
      )}
      {status === 'stopped' && <p className={styles.quiet}>{t('assistant.stopped')}</p>}
      {status === 'failed' && <p className={styles.failed}>{t('assistant.failed', { error: error ?? '' })}</p>}
      {lookedAt.map((source) => (
        <Sources key={source.what} {...source} />
      ))}
    </div>
  );
}

/** Questions and answers, read out as they come. */
export function Transcript() {
  const styles = useStyles();
  const { t } = useWords();
  const exchanges = useAtomValue(exchangesAtom);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [exchanges]);
  const busy = exchanges.at(-1)?.status === 'streaming';
  return (
    <div
      ref={log}
      className={styles.root}
      role="log"
      aria-live="polite"
      aria-busy={busy}
      aria-label={t('assistant.answers')}
      tabIndex={0}
      hidden={exchanges.length === 0}
    >
      {exchanges.map((exchange) => (
        <ExchangeView key={exchange.id} exchange={exchange} />
      ))}
    </div>
  );
}
