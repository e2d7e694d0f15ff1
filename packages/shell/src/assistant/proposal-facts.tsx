import type { AssistantProposal } from '@slotwise/contract';
import { makeStyles, tokens, VisuallyHidden } from '@slotwise/shared/ui';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', overflowWrap: 'anywhere' },
  head: { color: tokens.colorNeutralForeground3, fontWeight: 'normal', textAlign: 'start', padding: '2px 4px' },
  cell: {
    padding: '4px',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'normal',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  after: { fontWeight: tokens.fontWeightSemibold },
});

/** Each value as it is and as it would be. */
export function ProposalFacts({ facts }: Pick<AssistantProposal, 'facts'>) {
  const styles = useStyles();
  const { t } = useWords();
  const value = (text: string | null) => (text === null ? t('proposal.nothing') : <bdi>{text}</bdi>);
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            <VisuallyHidden>{t('proposal.what')}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.head}>
            {t('proposal.before')}
          </th>
          <th scope="col" className={styles.head}>
            {t('proposal.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, before, after }, at) => (
          <tr key={at}>
            <th scope="row" className={styles.cell}>
              {label}
            </th>
            <td className={styles.cell}>{value(before)}</td>
            <td className={styles.cell}>
              <span className={styles.after}>{value(after)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
