import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { lazy, Suspense } from 'react';
import { useAccessQuestion } from './access-question';
import UsersPage from './features/users/users-page';

const AccessPanel = lazy(() => import('./features/access/access-panel'));

/** The people, and beside them what the person whom the address names may do, and why. */
export default function UsersScreen() {
  const platform = usePlatform();
  const { me } = useSession(platform);
  const maySeeRoles = useCan(platform, 'view_roles');
  const question = useAccessQuestion();
  return (
    <>
      <UsersPage />
      {me && maySeeRoles && question && (
        <Suspense>
          <AccessPanel me={me} question={question} />
        </Suspense>
      )}
    </>
  );
}
