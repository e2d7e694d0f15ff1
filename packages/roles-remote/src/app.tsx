import { RolesPage } from './features/roles/roles-page';

/** The one route of this remote is its one page. */
export function App() {
  return <RolesPage />;
}
