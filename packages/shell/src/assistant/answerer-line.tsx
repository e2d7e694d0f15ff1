import type { AssistantInfo } from '@slotwise/contract';
import { Button, Caption1, makeStyles, media, tokens } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

const useStyles = makeStyles({
  // As high with and without its button, and before its text is there.
  root: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    flexShrink: 0,
    minHeight: '24px',
    paddingInline: '4px',
    marginBlockEnd: '4px',
  },
  who: { flexGrow: 1, minWidth: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  clear: { flexShrink: 0 },
  /** Said before the first question; from then on a narrow screen needs its room for answers. */
  said: { [media.belowMd]: { display: 'none' } },
});

interface AnswererLineProps {
  info: AssistantInfo | null | undefined;
  hasConversation: boolean;
  /** Left out while nothing can be cleared. */
  onClear?: () => void;
}

/** The answerer and what it may read, in one quiet line. */
export function AnswererLine({ info, hasConversation, onClear }: AnswererLineProps) {
  const styles = useStyles();
  const { t } = useWords();
  return (
    <div className={styles.root}>
      <Caption1 className={styles.who}>{info && <Who info={info} isBrief={hasConversation} />}</Caption1>
      {onClear && (
        <Button size="small" appearance="subtle" className={styles.clear} onClick={onClear}>
          {t('conversation.clear')}
        </Button>
      )}
    </div>
  );
}

function Who({ info: { answers, model, consent }, isBrief }: { info: AssistantInfo; isBrief: boolean }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  if (answers === 'built_in' || model === null) return t('who.built-in');
  const data = formats.list(consent.data.map((kind) => t(`data.${kind}`)));
  return (
    <>
      {t('who.model', { model: model.name, host: model.host })}{' '}
      <span className={isBrief ? styles.said : undefined}>{t('who.data', { data })}</span>
    </>
  );
}
