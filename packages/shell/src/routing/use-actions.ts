import type { RemoteManifest } from '@slotwise/contract';
import { useSession } from '@slotwise/shared/session';
import { useShell } from '../bootstrap/shell-context';
import { useRemotes } from '../registry/use-remotes';
import { mayOpen } from './may-open';

type ManifestAction = NonNullable<RemoteManifest['actions']>[number];

/** Something that people may do in a remote, as its manifest declares it. */
export interface Action extends ManifestAction {
  /** Unique among all remotes: `auth.settings`. */
  key: string;
}

/** Actions of the current user, in the page's language. */
export function useActions(): Action[] {
  const { host } = useShell();
  const { me } = useSession(host);
  const remotes = useRemotes();
  return remotes
    .flatMap(({ id, manifest }) =>
      (manifest?.actions ?? []).map((action) => ({ ...action, key: `${id}.${action.id}` })),
    )
    .filter(
      ({ permission, tenant, href }) =>
        (tenant === undefined || tenant === me?.userType) &&
        (!permission || host.session.can(permission)) &&
        mayOpen(remotes, host.session, href),
    );
}
