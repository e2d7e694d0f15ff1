import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { lazy, Suspense } from 'react';
import { useAccessQuestion } from './access-question';
import { useRequestShown } from './request-address';
import { RolesPage } from './features/roles/roles-page';

const MatrixView = lazy(() => import('./features/matrix/matrix-view'));
const AccessPanel = lazy(() => import('./features/access/access-panel'));
const RequestPanel = lazy(() => import('./features/access-requests/request-panel'));

/** One page; questions about access and requests for it stand in its address, and are answered beside. */
export default function RolesScreen() {
  const { me } = useSession(usePlatform());
  const question = useAccessQuestion();
  const request = useRequestShown();
  return (
    <>
      <RolesPage matrix={MatrixView} />
      {me && question && (
        <Suspense>
          <AccessPanel me={me} question={question} />
        </Suspense>
      )}
      {me && request !== null && (
        <Suspense>
          <RequestPanel me={me} shown={request} />
        </Suspense>
      )}
    </>
  );
}
