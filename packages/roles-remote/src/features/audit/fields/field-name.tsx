import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useWords, wordOf } from './words';

const useStyles = makeStyles({
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
});

/** A field of an entry in words, with its code in the tooltip; by its code where there are no words. */
export function FieldName({ field }: { field: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const word = wordOf(field);
  return word === null ? <code className={styles.code}>{field}</code> : <span title={field}>{t(word)}</span>;
}
