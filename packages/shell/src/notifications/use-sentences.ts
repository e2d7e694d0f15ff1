import type { Notification } from '@slotwise/contract';
import { useFormats, usePermissionWords } from '@slotwise/shared/words';
import { useMemo } from 'react';
import { useRemotes } from '../registry/use-remotes';

interface Sentences {
  /** The event, in the page's language where a remote says it. */
  say(notification: Pick<Notification, 'kind' | 'values' | 'count' | 'text'>): string;
  /** The subject of a kind; the given text, where no remote says it. */
  about(kind: string, text: string): string;
}

const NAME = /[{](\w+)[}]/g;

/** The sentences that manifests have for notifications. If two remotes say the same kind, the first counts. */
export function useSentences(): Sentences {
  const remotes = useRemotes();
  const formats = useFormats();
  const { quoted } = usePermissionWords();
  return useMemo(() => {
    const said = remotes.flatMap(({ manifest }) => manifest?.notifications ?? []);
    const sentencesOf = (kind: string) => said.find((one) => one.kind === kind);
    return {
      say({ kind, values, count, text }) {
        const known = sentencesOf(kind);
        if (!known) return text;
        const all: Record<string, string | number> = { ...values, count };
        const sentence = count === 1 ? known.text : known.many;
        // Older than the sentence: it would have a hole.
        if ([...sentence.matchAll(NAME)].some(([, name = '']) => !Object.hasOwn(all, name))) return text;
        return sentence.replace(NAME, (_whole, name: string) => {
          const value = all[name] ?? '';
          if (typeof value === 'number') return formats.number(value);
          // Permissions have names in each language, which no remote has to know.
          return name === 'permission' ? quoted(value) : value;
        });
      },
      about: (kind, text) => sentencesOf(kind)?.about ?? text,
    };
  }, [remotes, formats, quoted]);
}
