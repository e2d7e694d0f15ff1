import type { Me } from '@slotwise/contract';
import { useExtensions, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ListSkeleton, makeStyles, PageContent } from '@slotwise/shared/ui';
import { Notifications } from './notifications';

const useStyles = makeStyles({
  // Others read it, and it may come after what follows: that stands still below an empty list and a short one.
  told: { flexGrow: 0, minHeight: '20rem', boxSizing: 'border-box' },
});

export interface NotificationsTabProps {
  me: Me;
}

/** The notifications of somebody, where the page has them, and the invitations that need somebody now. */
export default function NotificationsTab({ me }: NotificationsTabProps) {
  const styles = useStyles();
  const mayView = useCan(usePlatform(), 'view_invitations');
  const told = useExtensions('dashboard.notifications');
  return (
    <>
      {told.map(({ remote, title, Component }) => (
        <PageContent key={`${remote} ${title}`} className={styles.told}>
          <Component fallback={<ListSkeleton avatar={false} />} />
        </PageContent>
      ))}
      {/* Nobody knows whether there are any before they are here: they stand last, so that nothing moves. */}
      {(mayView || told.length === 0) && <Notifications me={me} isAlone={told.length === 0} />}
    </>
  );
}
