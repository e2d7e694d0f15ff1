import { createReadable, type Writable } from '@slotwise/shared/events';
import type { Extension, ExtensionProps, Extensions, Session } from '@slotwise/shared/remote';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { importNotificationChoices, importNotifications } from '../layout/later-parts';
import { remotesAtom, type Store } from '../registry/registry';
import { ExtensionPlace } from './extension-place';

interface Parts {
  store: Store;
  session: Session;
  signal: AbortSignal;
}

type Component = Extension['Component'];

/** A part of the shell itself as an extension, which comes when it is first drawn. */
function ownExtension(title: string, Part: ComponentType): Extension {
  const Component = ({ fallback }: ExtensionProps) => (
    <Suspense fallback={fallback as ReactNode}>
      <Part />
    </Suspense>
  );
  return { remote: 'shell', title, order: 0, Component: Component as unknown as Component };
}

/** Parts that the shell itself brings to any remote's page, by the place there. */
const OWN: Readonly<Record<string, Extension | undefined>> = {
  notifications: ownExtension('Notifications', lazy(importNotifications)),
  'notification-choices': ownExtension('Notification choices', lazy(importNotificationChoices)),
};

/**
 * Extensions that remotes bring to each other's pages, as the manifests declare it and as the person's permissions
 * allow.
 */
export function createExtensions({ store, session, signal }: Parts): Extensions {
  const points = new Map<string, Writable<readonly Extension[]>>();
  const components = new Map<string, Component>();

  /**
   * The same component for the same extension of any build: another one would be drawn anew in the middle of its use.
   */
  const componentOf = (remote: string, module: string, title: string): Component => {
    const key = `${remote} ${module} ${title}`;
    const known = components.get(key);
    if (known) return known;
    const Component = ({ fallback }: ExtensionProps) => (
      <ExtensionPlace remote={remote} module={module} title={title} fallback={fallback as ReactNode} />
    );
    // Platform is typed without React's types: see `Extension`.
    const made = Component as unknown as Component;
    components.set(key, made);
    return made;
  };

  const listOf = (point: string): readonly Extension[] =>
    store
      .get(remotesAtom)
      // A remote that the deployment does not trust has no place in anybody else's page.
      .filter(({ entry }) => !entry.isolated)
      .flatMap(({ id, manifest }) => (manifest?.extensions ?? []).map((extension) => ({ ...extension, remote: id })))
      .filter((extension) => extension.point === point && (!extension.permission || session.can(extension.permission)))
      .sort((a, b) => a.order - b.order || a.remote.localeCompare(b.remote))
      .map(({ remote, module, title, order }) => ({
        ...{ remote, title, order },
        Component: componentOf(remote, module, title),
      }));

  const at = (point: string): readonly Extension[] => {
    const own = OWN[point.slice(point.indexOf('.') + 1)];
    return own ? [...listOf(point), own] : listOf(point);
  };

  const update = () => {
    for (const [point, list] of points) {
      const now = at(point);
      if (!isSame(now, list.get())) list.set(now);
    }
  };
  const ends = [store.sub(remotesAtom, update), session.subscribe(update)];
  signal.addEventListener('abort', () => ends.forEach((end) => end()));

  return {
    at(point) {
      const list = points.get(point) ?? createReadable(at(point));
      points.set(point, list);
      return list;
    },
  };
}

const isSame = (a: readonly Extension[], b: readonly Extension[]) =>
  a.length === b.length &&
  a.every(({ Component, order }, at) => Component === b[at]?.Component && order === b[at]?.order);
