import { Caption1, makeStyles, tokens } from '@slotwise/shared/ui';
import type { FoundGroup } from './found';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { marginInlineStart: '8px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Number of results of a group that are shown, of how many; nothing where they are all. */
export function OfTotal({ group: { items, total, more } }: { group: FoundGroup }) {
  const styles = useStyles();
  const { t } = useWords();
  if (total === undefined || (!more && total <= items.length)) return null;
  const values = { count: items.length, total };
  return <Caption1 className={styles.root}>{t(more ? 'found.of-more' : 'found.of', values)}</Caption1>;
}
