import { useEffect, useRef } from 'react';
import { useFloor, useFloorOutbox } from '../floor-context';
import { useWords } from '../words';
import { useEntryText } from './use-entry-text';
import { useReason } from './use-reason';

/** Says refusals of the server at once, during any question. */
export function useRefusalsSaid(): void {
  const { say } = useFloor();
  const { entries } = useFloorOutbox();
  const { t } = useWords();
  const textOf = useEntryText();
  const reasonOf = useReason();
  const waited = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const entry of entries) {
      if (entry.refusal && waited.current.has(entry.key))
        say('bad', t('recent.said', { what: textOf(entry.note), reason: reasonOf(entry) }));
    }
    waited.current = new Set(entries.filter(({ status }) => status === 'waiting').map(({ key }) => key));
  });
}
