import type { RemoteManifest } from '@slotwise/contract';
import { useSession } from '@slotwise/shared/session';
import { useShell } from '../bootstrap/shell-context';
import { useRemotes } from '../registry/use-remotes';
import { mayOpen } from './may-open';
import { activeItem, allNavigationItems } from './navigation-items';
import { matchRoute, routeTable } from './route-table';

type ManifestPage = NonNullable<RemoteManifest['pages']>[number];

/** A page below those of the navigation, as the manifest of its remote declares it. */
export interface PageBelow extends Pick<ManifestPage, 'href' | 'icon' | 'words'> {
  /** Unique among all remotes: `stock.moves`. */
  key: string;
  label: string;
  /** Name of the page that it belongs to; may be empty. */
  detail: string;
}

const parentOf = (address: string) => address.slice(0, address.lastIndexOf('/'));

/** Pages that the current user may see and finds something in, in the page's language. */
export function usePages(): PageBelow[] {
  const { host } = useShell();
  const { me } = useSession(host);
  const remotes = useRemotes();
  const table = routeTable(remotes);
  const navigation = allNavigationItems(remotes);
  const isForThem = ({ href, permission, tenant }: ManifestPage) =>
    (tenant === undefined || tenant === me?.userType) &&
    (permission === undefined || host.session.can(permission)) &&
    mayOpen(remotes, host.session, href);
  return remotes.flatMap(({ id: remote, manifest }) =>
    (manifest?.pages ?? []).filter(isForThem).flatMap(({ id, href, label: own, icon, words }) => {
      const [address = ''] = href.split('?');
      const route = matchRoute(table, address);
      if (!route) return [];
      const label = own ?? route.title;
      const above =
        activeItem(navigation, address)?.label ?? matchRoute(table, own ? address : parentOf(address))?.title;
      return {
        key: `${remote}.${id}`,
        href,
        icon,
        label,
        ...(words !== undefined && { words }),
        detail: above === label ? '' : (above ?? ''),
      };
    }),
  );
}
