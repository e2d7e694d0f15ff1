import { Button, Caption1, makeStyles, Spinner, tokens, useId } from '@slotwise/shared/ui';
import { useCopy } from '@slotwise/shared/ui/form';
import { AnswerText } from './answer-text';
import type { Exchange } from './assistant-atoms';
import { ProposalCard } from './proposal-card';
import { QuestionChips } from './question-chips';
import { Sources } from './sources';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
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
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  failed: { margin: 0, color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
  // Has the same height with what it is at and with what can be done afterwards, so that the end of an answer moves nothing.
  end: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', minHeight: '24px' },
});

interface ExchangeViewProps {
  exchange: Exchange;
  /** Whether another answer streams, and nothing can be asked. */
  busy: boolean;
  onAsk: (question: string) => void;
  onRetry: (exchange: Exchange) => void;
}

/** A question with its answer, what that was read from, and what can be done about it. */
export function ExchangeView({ exchange, busy, onAsk, onRetry }: ExchangeViewProps) {
  const styles = useStyles();
  const { t } = useWords();
  const suggestId = useId('suggested');
  const { prompt, answer, lookedAt, suggested, proposed, status, stage, error } = exchange;
  const retry = (
    <Button size="small" disabledFocusable={busy} onClick={() => onRetry(exchange)}>
      {t('answer.retry')}
    </Button>
  );
  return (
    <div className={styles.root}>
      <p dir="auto" className={styles.prompt}>
        {prompt}
      </p>
      {answer && <AnswerText answer={answer} />}
      {proposed.map((one) => (
        <ProposalCard key={one.proposal.id} {...one} />
      ))}
      {status === 'stopped' && <p className={styles.quiet}>{t('answer.stopped')}</p>}
      {status === 'failed' && (
        <p className={styles.failed}>{error === null ? t('answer.cut') : t('answer.failed', { error })}</p>
      )}
      {lookedAt.map((source, at) => (
        <Sources key={at} {...source} />
      ))}
      {suggested.length > 0 && (
        <>
          <p id={suggestId} className={styles.quiet}>
            {t('suggested.title')}
          </p>
          <QuestionChips label={t('suggested.title')} questions={suggested} disabled={busy} onAsk={onAsk} />
        </>
      )}
      <div className={styles.end}>
        {status === 'streaming' && <Spinner size="tiny" label={t(`stage.${stage}`)} labelPosition="after" />}
        {(status === 'failed' || status === 'stopped') && retry}
        {status !== 'streaming' && answer && <CopyAnswer answer={answer} />}
      </div>
    </div>
  );
}

function CopyAnswer({ answer }: { answer: string }) {
  const { t } = useWords();
  const [copying, copy] = useCopy(answer.trim());
  return (
    <>
      <Button size="small" appearance="subtle" onClick={copy}>
        {t(copying === 'copied' ? 'answer.copied' : 'answer.copy')}
      </Button>
      {copying === 'refused' && <Caption1>{t('answer.not-copied')}</Caption1>}
    </>
  );
}
