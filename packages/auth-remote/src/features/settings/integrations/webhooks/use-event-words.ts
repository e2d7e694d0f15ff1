import { useWords } from '../words';
import en from '../words/en.json';

type EventId = Extract<keyof (typeof en)['messages'], `webhooks.event.${string}`>;
const isKnown = (id: string): id is EventId => Object.hasOwn(en.messages, id);

/** Says in a sentence what an event tells of; undefined for one that only a newer server has. */
export function useEventWords(): (event: string) => string | undefined {
  const { t } = useWords();
  return (event) => {
    const id = `webhooks.event.${event}`;
    return isKnown(id) ? t(id) : undefined;
  };
}
