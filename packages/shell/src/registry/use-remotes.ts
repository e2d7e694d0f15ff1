import { manifestTexts, manifestWith } from '@slotwise/contract/manifest-texts';
import { useTranslated } from '@slotwise/shared/words';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { KnownRemote } from './known-remote';
import { remotesAtom } from './registry';

/** The remotes that there are, with the texts of their manifests in the page's language. */
export function useRemotes(): readonly KnownRemote[] {
  const remotes = useAtomValue(remotesAtom);
  const translated = useTranslated();
  return useMemo(
    () =>
      remotes.map((remote) => {
        if (!remote.manifest) return remote;
        const english = manifestTexts(remote.manifest);
        const texts = translated(english, remote.manifest.words);
        if (texts === english) return remote;
        const manifest = manifestWith(remote.manifest, texts);
        return { ...remote, manifest, name: manifest.name };
      }),
    [remotes, translated],
  );
}
