import { makeStyles, PageToolbar, Subtitle2, Text, tokens } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '8px', marginInlineEnd: '8px' },
  heading: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

interface InvitationsToolbarProps {
  shown: number;
  total: number;
  term: string;
  onTerm: (term: string) => void;
}

export function InvitationsToolbar({ shown, total, term, onTerm }: InvitationsToolbarProps) {
  const styles = useStyles();
  return (
    <PageToolbar label="Find invitations">
      <div className={styles.title}>
        <Subtitle2 as="h2" className={styles.heading}>
          Invitations
        </Subtitle2>
        <Text className={styles.count} aria-live="polite">
          {shown} of {total} invitations
        </Text>
      </div>
      <SearchField placeholder="Search invitations..." value={term} onChange={onTerm} />
    </PageToolbar>
  );
}
