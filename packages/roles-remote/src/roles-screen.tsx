import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { lazy, Suspense } from 'react';
import { useAccessQuestion } from './access-question';
import { RolesPage } from './features/roles/roles-page';

const MatrixView = lazy(() => import('./features/matrix/matrix-view'));
const AccessPanel = lazy(() => import('./features/access/access-panel'));

/** One page; the question about access stands in its address, and is answered beside. */
export default function RolesScreen() {
  const { me } = useSession(usePlatform());
  const question = useAccessQuestion();
  return (
    <>
      <RolesPage matrix={MatrixView} />
      {me && question && (
        <Suspense>
          <AccessPanel me={me} question={question} />
        </Suspense>
      )}
    </>
  );
}
