import type { MountRecord } from '@slotwise/shared/remote';

export type Kind = 'page' | 'shell' | 'registry' | 'entry' | 'chunk' | 'load' | 'mount';

/** One bar: from when to when, in milliseconds since the page began. */
export interface Bar {
  kind: Kind;
  /** A remote's id, `shell` or `page`. */
  owner: string;
  label: string;
  from: number;
  to: number;
}

interface Timed {
  name: string;
  startTime: number;
  duration: number;
}

export interface Timings {
  navigation: { responseEnd: number; domContentLoadedEventEnd: number } | undefined;
  resources: readonly Timed[];
  /** `load <id>`, as the page measures it. */
  measures: readonly Timed[];
  mounts: readonly MountRecord[];
}

/** "1.24 s", "87 ms". */
export const seconds = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`);

const bar = (kind: Kind, owner: string, label: string, { startTime, duration }: Omit<Timed, 'name'>): Bar => ({
  kind,
  owner,
  label,
  from: startTime,
  to: startTime + duration,
});

const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1).replace(/\?.*$/, '');

function barOfFile(resource: Timed, folders: ReadonlyMap<string, string>): Bar[] {
  const { name } = resource;
  const file = fileOf(name);
  for (const [folder, id] of folders) {
    if (!name.startsWith(folder)) continue;
    return [
      bar(file.startsWith('remoteEntry.') || file === 'mf-manifest.json' ? 'entry' : 'chunk', id, file, resource),
    ];
  }
  if (name.endsWith('/api/remotes/registry')) return [bar('registry', 'shell', 'registry', resource)];
  return new URL(name).pathname.startsWith('/assets/') && file.endsWith('.js')
    ? [bar('shell', 'shell', file, resource)]
    : [];
}

/**
 * Files by the time when they began. A file that was asked for twice (early, and then as a script from the cache)
 * stands once, from the first to the last.
 * @param folders address of each build's folder → the remote's id
 */
export function waterfall(
  { navigation, resources, measures, mounts }: Timings,
  folders: ReadonlyMap<string, string>,
): Bar[] {
  const bars = [
    ...(navigation ? [bar('page', 'page', 'document', { startTime: 0, duration: navigation.responseEnd })] : []),
    ...resources.flatMap((resource) => barOfFile(resource, folders)),
    ...measures.flatMap((measure) => {
      const [, id] = /^load (.+)$/.exec(measure.name) ?? [];
      return id === undefined ? [] : [bar('load', id, 'loaded', measure)];
    }),
    ...mounts.flatMap(({ remote, since, drawnAt }) =>
      drawnAt === null ? [] : [bar('mount', remote, 'mounted', { startTime: since, duration: drawnAt - since })],
    ),
  ];
  const merged = new Map<string, Bar>();
  for (const each of bars) {
    const key = `${each.kind} ${each.owner} ${each.label} ${each.kind === 'mount' ? each.from : ''}`;
    const before = merged.get(key);
    merged.set(
      key,
      before ? { ...before, from: Math.min(before.from, each.from), to: Math.max(before.to, each.to) } : each,
    );
  }
  return [...merged.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Round steps of an axis up to `end`, about five: 0, 200, 400 … */
export function ticks(end: number): number[] {
  const rough = Math.max(end, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, n) => n * step);
}
