import { lazyScreen } from '@slotwise/shared/remote';
import { PageSkeleton } from '@slotwise/shared/ui';
import { useLocation } from '@slotwise/shared/ui/router';

/** Each screen is a file of its own, which the page starts to load by the name that its chunk has. */
const RolesScreen = lazyScreen(() => import(/* webpackChunkName: "screen-roles" */ './roles-screen'));
const AuditPage = lazyScreen(() => import(/* webpackChunkName: "screen-audit" */ './features/audit/audit-page'));
const UsersScreen = lazyScreen(() => import(/* webpackChunkName: "screen-users" */ './users-screen'));
/** The screen of one entry has no address of its own that could be asked for in advance. */
const AuditEntryPage = lazyScreen<{ id: string }>(() => import('./features/audit/audit-entry-page'));

/** Roles, the people who have them, and the audit. */
export function App() {
  const [, first, id = ''] = useLocation().pathname.split('/');
  if (first === 'users') return <UsersScreen fallback={<PageSkeleton />} />;
  if (first !== 'audit') return <RolesScreen fallback={<PageSkeleton shape="board" />} />;
  const fallback = <PageSkeleton />;
  return id === '' ? <AuditPage fallback={fallback} /> : <AuditEntryPage key={id} id={id} fallback={fallback} />;
}
