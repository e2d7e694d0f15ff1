import type { CompanyQueries } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

const DeletionBar = lazy(() => import(/* webpackChunkName: "deletion" */ './deletion-bar'));

/** Says on every page of a company that it is going to be deleted, as soon as that is so. Nothing of it is loaded otherwise. */
export function DeletionNotice({ queries }: { queries: CompanyQueries }) {
  const { data } = useQuery(queries.tenant);
  const deletion = data?.deletion;
  return (
    <div aria-live="polite">
      {deletion && (
        <Suspense fallback={null}>
          <DeletionBar deletion={deletion} />
        </Suspense>
      )}
    </div>
  );
}
