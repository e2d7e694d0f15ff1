import type { RefusedPlaces } from '@slotwise/contract';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useWords } from '../words';
import { useAdviceWords } from './use-put-advice';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '2px' },
  list: { margin: 0, paddingInlineStart: '20px', color: tokens.colorNeutralForeground2 },
});

/** A message that no place takes the goods, and by which rules. */
export function NoPlace({ refused }: { refused: readonly RefusedPlaces[] }) {
  const styles = useStyles();
  const { t } = useWords();
  const words = useAdviceWords();
  return (
    <div className={styles.root}>
      <Text weight="semibold">{t('proposals.none')}</Text>
      {refused.length > 0 && (
        <ul className={styles.list}>
          {refused.map((one) => (
            <li key={one.rule}>{words.refused(one)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
