import type { RemoteAppProps } from '@slotwise/shared/remote';
import type { KnownRemote } from '../registry/known-remote';
import type { RemoteCode } from '../registry/load-remote';
import { IsolatedFrame, type IsolationParts } from './isolated-frame';

/** What stands in the place of a remote's own code in this page: its frame. */
export function isolatedRemote(known: KnownRemote, fresh: boolean, parts: IsolationParts): RemoteCode {
  const App = ({ platform }: RemoteAppProps) => (
    <IsolatedFrame platform={platform} known={known} fresh={fresh} {...parts} />
  );
  return { App };
}
