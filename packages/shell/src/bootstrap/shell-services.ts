import type { LiveConnection, RemoteReactions } from '@slotwise/shared/events';
import type { PageOutbox } from '@slotwise/shared/outbox';
import type { EventBus, Inspector, PlatformHost } from '@slotwise/shared/remote';
import type { PageSession } from '@slotwise/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import type { WaitingWrites } from '../connection/waiting-writes';
import type { ExtensionLoader } from '../extensions/extension-loader';
import type { Heartbeat } from '../heartbeat/heartbeat';
import type { Suspect } from '../heartbeat/held-builds';
import type { Intrinsics } from '../registry/intrinsics';
import type { Overrides } from '../registry/overrides';
import type { Registry, Store } from '../registry/registry';
import type { RemoteLoader } from '../registry/remote-loader';
import type { ReturnAddress } from '../routing/return-address';
import type { ThemeService } from '../theme/theme-atoms';
import type { PageLocale } from './page-locale';
import type { ShellPorts } from './ports';

/** Everything of the page that outlives its screens. */
export interface ShellServices {
  store: Store;
  queryClient: QueryClient;
  session: PageSession;
  bus: EventBus;
  live: Pick<LiveConnection, 'get' | 'subscribe' | 'close'>;
  /** Reactions of the loaded remotes, and of the shell's own lists, to live events. */
  reactions: RemoteReactions;
  theme: ThemeService;
  locale: PageLocale;
  registry: Registry;
  overrides: Overrides;
  inspector: Inspector;
  loader: RemoteLoader;
  heartbeat: Pick<Heartbeat, 'begin' | 'heldBack' | 'loaded' | 'release'>;
  intrinsics: Pick<Intrinsics<Suspect>, 'whoBroke'>;
  extensionLoader: Pick<ExtensionLoader, 'load'>;
  host: PlatformHost;
  ports: ShellPorts;
  /** Writes that wait for the connection. */
  waiting: Pick<WaitingWrites, 'get' | 'subscribe' | 'cancel'>;
  /** Changes that are kept until the server has answered them. */
  outbox: Pick<PageOutbox, 'waiting'>;
  /** Where somebody goes who had to sign in first. */
  returns: ReturnAddress;
  nonce: string | undefined;
}
