import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { platformApiOf } from '@slotwise/shared/loading';
import type { PageOutbox } from '@slotwise/shared/outbox';
import {
  createPreferences,
  recordAddress,
  type EventBus,
  type Extensions,
  type Inspector,
  type PlatformHost,
} from '@slotwise/shared/remote';
import type { PageSession } from '@slotwise/shared/session';
import { remotesAtom, type Store } from '../registry/registry';
import { mayOpen } from '../routing/may-open';
import { readableAtom } from '../theme/readable-atom';
import { densityAtom, themeAtom, themeChoiceAtom, type ThemeService } from '../theme/theme-atoms';
import { searchAtom, viewportAtom } from '../theme/viewport-atoms';
import type { WaitingWrites } from '../connection/waiting-writes';
import type { ShellPorts } from './ports';

interface HostParts {
  store: Store;
  session: PageSession;
  bus: EventBus;
  theme: ThemeService;
  ports: ShellPorts;
  extensions: Extensions;
  report: PlatformHost['report'];
  inspector: Inspector;
  waiting: WaitingWrites;
  outbox: PageOutbox;
  locale: PlatformHost['locale'];
  watchDrawing?: PlatformHost['watchDrawing'];
}

/** Makes the services that the shell offers to every remote that it draws. */
export function createHost({
  store,
  session,
  bus,
  theme,
  ports,
  extensions,
  report,
  inspector,
  waiting,
  outbox,
  locale,
  watchDrawing,
}: HostParts): PlatformHost {
  const manifests = () => store.get(remotesAtom).flatMap(({ manifest }) => manifest ?? []);
  return {
    api: PLATFORM_API_VERSION,
    session,
    http: waiting.wrap(session.http),
    httpFor: (left) => waiting.forMount(session.http, left),
    events: bus,
    theme: { ...readableAtom(store, themeAtom), chosen: () => store.get(themeChoiceAtom), choose: theme.choose },
    density: { ...readableAtom(store, densityAtom), choose: theme.chooseDensity },
    viewport: readableAtom(store, viewportAtom),
    locale: { get: locale.get, subscribe: locale.subscribe },
    search: { ...readableAtom(store, searchAtom), set: (term) => store.set(searchAtom, term) },
    preferences: createPreferences(),
    outbox,
    extensions,
    records: {
      href(kind, id) {
        const address = recordAddress(manifests(), kind, id);
        return address !== undefined && mayOpen(store.get(remotesAtom), session, address) ? address : undefined;
      },
    },
    navigate: ports.navigate.send,
    notify: ports.notify.send,
    announce: ports.announce.send,
    apiFor: platformApiOf,
    report,
    inspector,
    ...(watchDrawing && { watchDrawing }),
  };
}
