import { useNavigation } from '../layout/use-navigation';
import { useActions } from '../routing/use-actions';
import { usePages } from '../routing/use-pages';
import { useWords } from './words';
import type { FoundGroup } from './found';

/** Results without asking the server: pages of the navigation, and actions that remotes declare. */
export function useOwnPlaces(): FoundGroup[] {
  const { t } = useWords();
  const pages = useNavigation().reachable.map(({ href, label, icon }) => ({
    ...{ key: `page:${href}`, detail: '' },
    ...{ label, icon, href },
  }));
  const below = usePages().map((page) => ({ ...page, key: `page:${page.key}`, isBelow: true }));
  const actions = useActions().map(({ key, href, label, icon }) => ({
    ...{ key: `action:${key}`, detail: '' },
    ...{ label, icon, href },
  }));
  return [
    { id: 'pages', label: t('search.pages'), items: [...pages, ...below] },
    { id: 'actions', label: t('search.actions'), items: actions },
  ];
}
