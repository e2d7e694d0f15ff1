import { manifestTexts } from '@slotwise/contract/manifest-texts';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { remotesAtom } from '../registry/registry';

/** Texts of a manifest that a page or an action is found by: its name, and the other words that people have for it. */
const FOUND_BY = /^(pages|navigation|actions|routes)\..+\.(label|title|words)$/;

/**
 * The names and words that a page or an action has in the other languages, by those of the page's own: who was taught the product in
 * another language looks for them by those.
 */
export function useOtherNames(): (own: string) => readonly string[] {
  const remotes = useAtomValue(remotesAtom);
  return useMemo(() => {
    const others = new Map<string, Set<string>>();
    for (const { manifest } of remotes) {
      if (!manifest) continue;
      for (const [place, english] of Object.entries(manifestTexts(manifest))) {
        if (!FOUND_BY.test(place)) continue;
        const names = [english, ...Object.values(manifest.words ?? {}).flatMap((texts) => texts[place] ?? [])];
        for (const name of names) {
          const known = others.get(name) ?? new Set();
          for (const other of names) if (other !== name) known.add(other);
          others.set(name, known);
        }
      }
    }
    return (own) => [...(others.get(own) ?? [])];
  }, [remotes]);
}
