import type { RemoteManifest } from '@slotwise/contract';
import { SHELL_MENU, SHELL_PATHS, SHELL_PLACES } from '@slotwise/contract/shell-names';
import { lookOf } from '../fields';

/** Name that a manifest claims for its remote: nobody else may have it. */
export interface Claim {
  /** List of the manifest that it stands in. */
  list: 'routes' | 'navigation' | 'records' | 'notifications' | 'audit' | 'actions' | 'extensions';
  /** Two claims of a list clash if their keys are the same; two routes also if one is below the other. */
  key: string;
  /** The name as its developer wrote it. */
  name: string;
  /** The entry of the list that makes the claim; the audit has no entries. */
  entry?: object;
}

export const isBelow = (path: string, other: string) => path.startsWith(other === '/' ? '/' : `${other}/`);

/** One text of an entry in all languages. @param place of the text, as manifest-texts.ts names it */
export const inAllLanguages = ({ words = {} }: RemoteManifest, text: string, place: string): string[] => [
  ...new Set([text, ...Object.values(words).flatMap((texts) => texts[place] ?? [])]),
];

/** Everything that a manifest claims. Texts by which people choose are claimed in all languages, by their look. */
export function claimsOf(manifest: RemoteManifest): Claim[] {
  const { routes, navigation, records = [], notifications = [], actions = [], extensions = [], audit = {} } = manifest;
  const texts = (text: string, place: string) => inAllLanguages(manifest, text, place);
  return [
    ...routes.map((entry): Claim => ({ list: 'routes', key: entry.path, name: entry.path, entry })),
    ...navigation.flatMap((entry): Claim[] => [
      { list: 'navigation', key: `href ${entry.href}`, name: entry.href, entry },
      ...texts(entry.label, `navigation.${entry.href}.label`).map((name): Claim => ({
        list: 'navigation',
        key: `label ${lookOf(name)}`,
        name,
        entry,
      })),
    ]),
    ...records.map((entry): Claim => ({ list: 'records', key: entry.kind, name: entry.kind, entry })),
    ...notifications.map((entry): Claim => ({ list: 'notifications', key: entry.kind, name: entry.kind, entry })),
    // Fields are said of the remote's own actions alone: nobody claims their names.
    ...[...new Set(Object.values(audit).flatMap((words) => Object.keys(words)))]
      .filter((id) => !id.startsWith('field.'))
      .map((id): Claim => ({ list: 'audit', key: id, name: id })),
    ...actions
      .filter(({ menu }) => menu === 'profile')
      .flatMap((entry) =>
        texts(entry.label, `actions.${entry.id}.label`).map((name): Claim => ({
          list: 'actions',
          key: `profile ${lookOf(name)}`,
          name,
          entry,
        })),
      ),
    ...extensions.flatMap((entry): Claim[] => [
      ...ofShell(entry.point).map((key): Claim => ({ list: 'extensions', key, name: entry.point, entry })),
      ...texts(entry.title, `extensions.${entry.module.replace(/^[.][/]/, '')}.title`).map((name): Claim => ({
        list: 'extensions',
        key: `${entry.point} ${lookOf(name)}`,
        name,
        entry,
      })),
    ]),
  ];
}

/** The key of the shell's place that an extension would take. */
const ofShell = (point: string): string[] =>
  SHELL_PLACES.flatMap((place) => (point.endsWith(`.${place}`) ? `shell ${place}` : []));

/** The shell's own names. */
export const SHELL_CLAIMS: readonly Claim[] = [
  ...SHELL_PATHS.map((path): Claim => ({ list: 'routes', key: path, name: path })),
  ...SHELL_PLACES.map((place): Claim => ({ list: 'extensions', key: `shell ${place}`, name: place })),
  ...SHELL_MENU.map((name): Claim => ({ list: 'actions', key: `profile ${lookOf(name)}`, name })),
];

/** Whether an address, of one record or with a query too, is one of the paths or below one. */
export const leadsInto = (paths: readonly string[], href: string): boolean => {
  const [address = ''] = href.split(/[?]|[/][{]/);
  return paths.some((path) => address === path || isBelow(address, path));
};

/** A name as the database keeps it: its list may be of another version of the server. */
export interface Named {
  list: string;
  key: string;
}

/** Whether two claims of different remotes cannot both hold. */
export const clash = (one: Named, other: Named): boolean =>
  one.list === other.list &&
  (one.key === other.key || (one.list === 'routes' && (isBelow(one.key, other.key) || isBelow(other.key, one.key))));

/** Stands for the shell among the ids of remotes, of which none is empty. */
const SHELL = '';

export interface HeldClaim extends Named {
  remote_id: string;
  given: boolean;
}

/** Claims of the shell and of all remotes that are live, in the order in which their remotes came to them. */
export class Claims {
  private readonly byName = new Map<string, { remote: string; place: number }[]>();
  private readonly routes: { remote: string; place: number; key: string }[] = [];

  /** @param candidate remote that is about to claim what it was given */
  constructor(held: readonly HeldClaim[], candidate?: string) {
    const shell = SHELL_CLAIMS.map(({ list, key }) => ({ remote_id: SHELL, list, key }));
    const made = held.filter(({ given, remote_id }) => !given || remote_id === candidate);
    [...shell, ...made].forEach(({ remote_id: remote, list, key }, place) => {
      const name = `${list} ${key}`;
      this.byName.set(name, [...(this.byName.get(name) ?? []), { remote, place }]);
      if (list === 'routes') this.routes.push({ remote, place, key });
    });
  }

  /** Whether the remote may have the name: no other came to it, or to one that clashes with it, before. */
  isOwn(remote: string, { list, key }: Named): boolean {
    const same = this.byName.get(`${list} ${key}`) ?? [];
    const rivals =
      list === 'routes' ? this.routes.filter((other) => clash({ list, key }, { list, key: other.key })) : same;
    const place = same.find((one) => one.remote === remote)?.place ?? Infinity;
    return rivals.every((other) => other.remote === remote || other.place > place);
  }

  /**
   * The manifest without what other remotes own. What leads to addresses that are not its own goes too: a build of the
   * folder passes no gate.
   */
  ownPartOf(manifest: RemoteManifest): RemoteManifest {
    const foreign = claimsOf(manifest).filter((claim) => !this.isOwn(manifest.id, claim));
    const { routes, navigation, pages = [], records = [], actions = [] } = manifest;
    const entries = new Set<object | undefined>(foreign.map(({ entry }) => entry));
    const paths = routes.filter((route) => !entries.has(route)).map(({ path }) => path);
    for (const entry of [...navigation, ...pages, ...records, ...actions])
      if (!leadsInto(paths, entry.href)) entries.add(entry);
    const ids = new Set(foreign.flatMap(({ list, name }) => (list === 'audit' ? name : [])));
    if (entries.size === 0 && ids.size === 0) return manifest;
    return withoutParts(manifest, { entry: (entry) => entries.has(entry), auditId: (id) => ids.has(id) });
  }
}

interface Unwanted {
  entry: (entry: object) => boolean;
  auditId: (id: string) => boolean;
}

function withoutParts(manifest: RemoteManifest, unwanted: Unwanted): RemoteManifest {
  const kept = <T extends object>(list: readonly T[]): T[] => list.filter((entry) => !unwanted.entry(entry));
  const { pages, records, search, notifications, actions, extensions, audit } = manifest;
  const shown = records && kept(records);
  return {
    ...manifest,
    routes: kept(manifest.routes),
    navigation: kept(manifest.navigation),
    ...(pages && { pages: kept(pages) }),
    ...(shown && { records: shown }),
    ...(search && { search: search.filter((kind) => shown?.some((record) => record.kind === kind)) }),
    ...(notifications && { notifications: kept(notifications) }),
    ...(actions && { actions: kept(actions) }),
    ...(extensions && { extensions: kept(extensions) }),
    ...(audit && {
      audit: Object.fromEntries(
        Object.entries(audit).map(([locale, words]) => [
          locale,
          Object.fromEntries(Object.entries(words).filter(([id]) => !unwanted.auditId(id))),
        ]),
      ),
    }),
  };
}

/** The part of a remote that is kept apart: its own pages. It says nothing about records, in no other page and no menu. */
export const apart = ({
  pages: _pages,
  records: _records,
  search: _search,
  notifications: _notifications,
  actions: _actions,
  extensions: _extensions,
  audit: _audit,
  ...manifest
}: RemoteManifest): RemoteManifest => manifest;
