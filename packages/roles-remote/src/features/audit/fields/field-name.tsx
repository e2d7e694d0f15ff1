import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useFieldsSaid } from '../use-audit';
import { useWords, wordOf } from './words';

const useStyles = makeStyles({
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
});

/**
 * A field of an entry in words, with its code in the tooltip; by its code where there are no words. Fields of one remote's
 * actions are said by that remote.
 */
export function FieldName({ action, field }: { action: string; field: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const said = useFieldsSaid(action);
  const shared = wordOf(field);
  const word = shared === null ? said[`field.${field}`] : t(shared);
  return word === undefined ? <code className={styles.code}>{field}</code> : <span title={field}>{word}</span>;
}
