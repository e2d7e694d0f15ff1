import { useNavigation } from '../layout/use-navigation';
import type { NavigationItem } from '../routing/navigation-items';
import { useActions } from '../routing/use-actions';
import { usePages } from '../routing/use-pages';
import { useCommands } from './use-commands';
import { useOtherNames } from './use-other-names';
import { useWords } from './words';
import type { FoundGroup } from './found';

type Place = Pick<NavigationItem, 'label' | 'icon' | 'href' | 'words'>;

/** Results without asking the server: pages of the navigation, and actions that remotes declare or the shell has itself. */
export function useOwnPlaces(): FoundGroup[] {
  const { t } = useWords();
  const otherNames = useOtherNames();
  const named = <P extends Pick<Place, 'label' | 'words'>>(place: P) => {
    const own = place.words === undefined ? [] : [place.words];
    const words = [...own, ...[place.label, ...own].flatMap(otherNames)];
    return { ...place, ...(words.length > 0 && { words: words.join(', ') }) };
  };
  const place = ({ label, icon, href, words }: Place) =>
    named({ ...{ label, icon, href, detail: '' }, ...(words !== undefined && { words }) });
  const pages = useNavigation().reachable.map((item) => ({ ...place(item), key: `page:${item.href}` }));
  const below = usePages().map((page) => ({ ...named(page), key: `page:${page.key}`, isBelow: true }));
  const actions = useActions().map((action) => ({ ...place(action), key: `action:${action.key}` }));
  return [
    { id: 'pages', label: t('search.pages'), items: [...pages, ...below] },
    { id: 'actions', label: t('search.actions'), items: [...actions, ...useCommands()] },
  ];
}
