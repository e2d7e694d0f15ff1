import { makeStyles } from '@slotwise/shared/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { exchangesAtom, isStreamingAtom, type Exchange } from './assistant-atoms';
import { ExchangeView } from './exchange-view';
import { useProgressSaid } from './use-progress-said';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '16px',
    // On a phone the page keeps more of its room than the answers take.
    maxHeight: 'min(34vh, 24rem)',
    minHeight: '3rem',
    overflowY: 'auto',
    padding: '4px',
    marginBlockEnd: '8px',
    '@media (min-height: 800px)': { maxHeight: 'min(40vh, 28rem)' },
  },
});

/** Within this of its end, somebody reads what is written; further up they read something else. Pixels. */
const AT_END = 32;

interface TranscriptProps {
  onAsk: (question: string) => void;
  onRetry: (exchange: Exchange) => void;
}

/** Questions and answers. What happens is said once as it happens, and an answer as a whole: not word by word. */
export function Transcript({ onAsk, onRetry }: TranscriptProps) {
  const styles = useStyles();
  const { t } = useWords();
  const exchanges = useAtomValue(exchangesAtom);
  const busy = useAtomValue(isStreamingAtom);
  const last = exchanges.at(-1);
  useProgressSaid(last);
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lastId = last?.id;
  useEffect(() => {
    atEnd.current = true;
  }, [lastId]);
  useEffect(() => {
    const element = log.current;
    if (!element || !atEnd.current) return;
    element.scrollTop = element.scrollHeight;
    // Nobody should see the buttons of a proposal and not what it is: a card that is higher than its place begins at the top.
    // Of several it is the last: one that leads back comes behind that which was made.
    const cards = element.lastElementChild?.querySelectorAll('[data-proposal]') ?? [];
    const above = [...cards].at(-1)?.getBoundingClientRect().top;
    const hidden = above === undefined ? 0 : element.getBoundingClientRect().top - above;
    if (hidden > 0) element.scrollTop -= hidden;
  }, [exchanges]);
  const onScroll = () => {
    const element = log.current;
    if (element) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < AT_END;
  };
  if (exchanges.length === 0) return null;
  return (
    <div
      ref={log}
      className={styles.root}
      role="log"
      aria-live="off"
      aria-busy={busy}
      aria-label={t('conversation.answers')}
      tabIndex={0}
      onScroll={onScroll}
    >
      {exchanges.map((exchange) => (
        <ExchangeView key={exchange.id} exchange={exchange} busy={busy} onAsk={onAsk} onRetry={onRetry} />
      ))}
    </div>
  );
}
