import { useNavigation } from '../layout/use-navigation';
import type { NavigationItem } from '../routing/navigation-items';
import { useActions } from '../routing/use-actions';
import { usePages } from '../routing/use-pages';
import { useCommands } from './use-commands';
import { useWords } from './words';
import type { FoundGroup } from './found';

type Place = Pick<NavigationItem, 'label' | 'icon' | 'href' | 'words'>;

/** Results without asking the server: pages of the navigation, and actions that remotes declare or the shell has itself. */
export function useOwnPlaces(): FoundGroup[] {
  const { t } = useWords();
  const place = ({ label, icon, href, words }: Place) => ({
    ...{ label, icon, href, detail: '' },
    ...(words !== undefined && { words }),
  });
  const pages = useNavigation().reachable.map((item) => ({ ...place(item), key: `page:${item.href}` }));
  const below = usePages().map((page) => ({ ...page, key: `page:${page.key}`, isBelow: true }));
  const actions = useActions().map((action) => ({ ...place(action), key: `action:${action.key}` }));
  return [
    { id: 'pages', label: t('search.pages'), items: [...pages, ...below] },
    { id: 'actions', label: t('search.actions'), items: [...actions, ...useCommands()] },
  ];
}
