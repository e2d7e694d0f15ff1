import type { Me } from '@slotwise/contract';
import { EmptyState, makeStyles, media, PageContent } from '@slotwise/shared/ui';
import { FigureCard } from './figure-card';
import { NextSteps } from './next-steps';
import { UsersByRole } from './users-by-role';
import { useFigures } from './use-figures';

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gap: '12px',
    // Four or two: three would leave the fourth alone in a second row.
    gridTemplateColumns: 'repeat(4, minmax(0, 22rem))',
    [media.belowLg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

/** What the system knows now; every number is live and leads to its screen. */
export function Overview({ me }: { me: Me }) {
  const styles = useStyles();
  const figures = useFigures(me);
  if ((me.companyID ?? me.wmsID) === null) {
    return (
      <PageContent>
        <EmptyState
          title="You belong to no company or WMS yet"
          reason={`Open the link of your invitation to join one. Without an invitation, ask an administrator to invite ${me.email}.`}
          drawing="people"
        />
      </PageContent>
    );
  }
  if (figures.length === 0) {
    return (
      <PageContent>
        <EmptyState
          title="Nothing to show for your role yet"
          reason="Ask an administrator of your organization for a role. What it lets you see appears here."
          drawing="people"
        />
      </PageContent>
    );
  }
  return (
    <PageContent>
      <ul className={styles.figures} aria-label="Figures">
        {figures.map((figure) => (
          <li key={figure.key}>
            <FigureCard figure={figure} />
          </li>
        ))}
      </ul>
      <NextSteps me={me} figures={figures} />
      <UsersByRole me={me} />
    </PageContent>
  );
}
