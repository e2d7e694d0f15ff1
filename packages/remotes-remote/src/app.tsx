import { RemotesPage } from './features/remotes/remotes-page';

/** The one route of this remote is its one page. */
export function App() {
  return <RemotesPage />;
}
