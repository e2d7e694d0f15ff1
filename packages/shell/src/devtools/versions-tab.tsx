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
import { remoteStateAtom } from '../registry/remote-state';
import { useDevtoolsStyles } from './devtools.styles';
import { releaseChannelSentences, choiceText } from './model/release-channel-text';
import { useWords, type DevtoolsSentence } from './words';

const REMOTES_KEY = ['devtools', 'remotes'] as const;
const CHOICES_KEY = ['devtools', 'choices'] as const;

/** This tab follows the acts of administrators and pipelines. */
const reactions: Reactions = {
  user: {
    RemoteChanged(_remote, { cache }) {
      cache.reload(REMOTES_KEY);
      cache.reload(CHOICES_KEY);
    },
  },
};

/** Each remote's version in this page, its version at the next visit, and the other versions with their recipients. */
export function VersionsTab() {
  const styles = useDevtoolsStyles();
  const { t } = useWords();
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
        {t('versions.platform', { version: PLATFORM_API_VERSION })}{' '}
        {registry.status === 'ready' && t(`versions.from-${registry.source}`)} {!administers && t('versions.others')}
      </p>
      <ul className={styles.rows} aria-label={t('versions.label')}>
        {remotes.map((remote) => (
          <VersionRow
            key={remote.id}
            remote={remote}
            choice={choices?.find((each) => each.remote === remote.id)}
            releaseChannels={releaseChannelSentences(
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
  /** Recipients of other versions; empty for people who need not know. */
  releaseChannels: readonly DevtoolsSentence[];
}

function VersionRow({ remote, choice, releaseChannels }: VersionRowProps) {
  const styles = useDevtoolsStyles();
  const words = useWords();
  const { t, say } = words;
  const { overrides } = useShell();
  const override = overrides.current.find(({ id }) => id === remote.id);
  const why = override ? t('versions.taken', { from: override.from }) : choiceText(words, choice, remote.entry.build);
  const state = useAtomValue(useMemo(() => remoteStateAtom(remote.id), [remote.id]));
  const loaded = state.status === 'ready' ? state.loaded.known : null;
  const platform = remote.manifest?.platform;
  const needs = platform === undefined ? t('versions.needs-unknown') : t('versions.needs', { platform });
  const isOlder = loaded !== null && loaded.entry.entry !== remote.entry.entry;
  return (
    <li className={styles.row}>
      <strong className={styles.name}>{remote.name}</strong>
      <span className={styles.numbers}>
        {remote.version} <span className={mergeClasses(styles.quiet, styles.code)}>{remote.entry.build}</span>
      </span>
      {isOlder && <StatusBadge tone="info" label={t('versions.until-next', { version: loaded.version })} />}
      {remote.fault && <StatusBadge tone="danger" label={t('versions.unfit')} />}
      <span className={mergeClasses(styles.facts, styles.quiet)}>
        {[why, needs, ...releaseChannels.map(say)].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
