import type { RemoteChoice } from '@slotwise/contract';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import type { Reactions } from '@slotwise/shared/remote';
import { mergeClasses, StatusBadge } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useShell } from '../bootstrap/shell-context';
import type { KnownRemote } from '../registry/known-remote';
import { shellOf } from '../registry/read-registry';
import { registryAtom, remotesAtom } from '../registry/registry';
import { remoteStateAtom } from '../registry/remote-loader';
import { useDevtoolsStyles } from './devtools.styles';
import { channelText, choiceText } from './model/channel-text';

const SOURCES = {
  page: 'came with the page',
  server: 'came from the server',
  kept: 'is this browser’s last good copy',
};

const REMOTES_KEY = ['devtools', 'remotes'] as const;
const CHOICES_KEY = ['devtools', 'choices'] as const;

/** What is shown here follows what administrators and pipelines do. */
const reactions: Reactions = {
  user: {
    RemoteChanged(_remote, { cache }) {
      cache.reload(REMOTES_KEY);
      cache.reload(CHOICES_KEY);
    },
  },
};

/** Which version of each remote this page has, which the next visit gets, and what else there is for whom. */
export function VersionsTab() {
  const styles = useDevtoolsStyles();
  const { host, reactions: live } = useShell();
  useEffect(() => live.set({ id: 'shell', version: PLATFORM_API_VERSION }, reactions), [live]);
  const registry = useAtomValue(registryAtom);
  const remotes = useAtomValue(remotesAtom);
  // Only the deployment's administrators are told of remotes for them; nobody else may read this list.
  const administers = remotes.some(({ manifest }) => manifest?.audience === 'deployment');
  const { data } = useQuery({
    queryKey: REMOTES_KEY,
    queryFn: ({ signal }) => host.http('GET /remotes', { signal }),
    select: ({ remotes: all }) => all,
    enabled: administers,
    staleTime: 0,
  });
  const { data: choices } = useQuery({
    queryKey: CHOICES_KEY,
    queryFn: async ({ signal }) => {
      const shell = shellOf(document);
      return (await host.http('GET /remotes/choices', { signal, query: shell === undefined ? {} : { shell } })).choices;
    },
    staleTime: 0,
  });
  return (
    <>
      <p className={styles.note}>
        Platform {PLATFORM_API_VERSION}.{' '}
        {registry.status === 'ready' && `The list of remotes ${SOURCES[registry.source]}.`}{' '}
        {!administers && 'What others get is shown to administrators of the deployment.'}
      </p>
      <ul className={styles.rows} aria-label="Versions of this page">
        {remotes.map((remote) => (
          <VersionRow
            key={remote.id}
            remote={remote}
            choice={choices?.find((each) => each.remote === remote.id)}
            channels={channelText(
              data?.find(({ id }) => id === remote.id),
              remote.entry.build,
            )}
          />
        ))}
      </ul>
    </>
  );
}

interface VersionRowProps {
  remote: KnownRemote;
  choice: RemoteChoice | undefined;
  /** Who else gets what; empty for whom that is no matter. */
  channels: string;
}

function VersionRow({ remote, choice, channels }: VersionRowProps) {
  const styles = useDevtoolsStyles();
  const { overrides } = useShell();
  const override = overrides.current.find(({ id }) => id === remote.id);
  const why = override ? `taken from ${override.from} by you` : choiceText(choice, remote.entry.build);
  const state = useAtomValue(useMemo(() => remoteStateAtom(remote.id), [remote.id]));
  const loaded = state.status === 'ready' ? state.loaded.known : null;
  const isOlder = loaded !== null && loaded.entry.entry !== remote.entry.entry;
  return (
    <li className={styles.row}>
      <strong className={styles.name}>{remote.name}</strong>
      <span className={styles.numbers}>
        {remote.version} <span className={mergeClasses(styles.quiet, styles.code)}>{remote.entry.build}</span>
      </span>
      {isOlder && <StatusBadge tone="info" label={`${loaded.version} until the next visit`} />}
      {remote.fault && <StatusBadge tone="danger" label="Does not fit" />}
      <span className={mergeClasses(styles.facts, styles.quiet)}>
        {[why, `needs platform ${remote.manifest?.platform ?? 'unknown'}`, channels].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
