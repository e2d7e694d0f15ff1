import { InvitationsPage } from './features/invitations/invitations-page';

/** The one route of this remote is its one page. */
export function App() {
  return <InvitationsPage />;
}
