import type { RegistryEntry } from '@slotwise/contract';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import type { RemoteCode } from '../registry/load-remote';
import { IsolatedFrame, type IsolationParts } from './isolated-frame';

/** Makes the frame that stands in the place of a remote's own code in this page. */
export function isolatedRemote(entry: RegistryEntry, parts: Omit<IsolationParts, 'known'>): RemoteCode {
  const { id, version, manifest } = entry;
  // It would not be loaded, were anything wrong with it.
  const known = { id, name: manifest.name, version, manifest, entry, fault: null };
  const App = ({ platform }: RemoteAppProps) => <IsolatedFrame platform={platform} known={known} {...parts} />;
  return { App };
}
