import { useEffect, useRef } from 'react';
import { useFloor, useFloorOutbox } from '../floor-context';
import { useWords } from '../words';
import { afterCount } from './after-count';
import { useEntryText } from './use-entry-text';
import { useReason } from './use-reason';

/** Says refusals of the server at once, during any question, and that what was kept has been booked. */
export function useRefusalsSaid(): void {
  const { say, verdict } = useFloor();
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
    const sent = entries.filter(({ key, status }) => status === 'sent' && waited.current.has(key)).at(-1);
    // The last entry is the one that stands there as kept: it has been sent once nothing waits.
    const isAllSent = entries.every(({ key, status }) => status === 'sent' || !waited.current.has(key));
    if (verdict?.tone === 'kept' && sent && isAllSent) {
      const after = afterCount(sent);
      say('good', t(after === null ? 'done.sent' : `done.${after}`, { what: textOf(sent.note) }));
    }
    waited.current = new Set(entries.filter(({ status }) => status === 'waiting').map(({ key }) => key));
  });
}
