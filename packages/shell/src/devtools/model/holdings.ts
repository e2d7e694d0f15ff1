import type { MountRecord } from '@slotwise/shared/remote';

/** Amounts that a mount holds of the page and of the platform, by sort. */
export interface Holdings {
  timers: number;
  listeners: number;
  observers: number;
  requests: number;
  subscriptions: number;
  styles: number;
}

export function holdingsOf({ owned, held }: Pick<MountRecord, 'owned' | 'held'>): Holdings {
  const { subscriptions, requests } = owned();
  const all = held();
  const count = (...sorts: string[]) => all.filter(({ sort }) => sorts.includes(sort)).length;
  return {
    timers: count('timer', 'interval', 'frame'),
    listeners: count('listener'),
    observers: count('observer'),
    requests: requests + count('request'),
    subscriptions,
    styles: count('style'),
  };
}

/** `features/roles-page.tsx:12` or `roles.1234.js:1:5678`: the place that started something, of its innermost call. */
export function startedAt(stack: string): string {
  const [line = ''] = stack.split('\n').filter((each) => /:\d+/.test(each));
  const [, address = ''] = /\(?((?:[a-z][\w+.-]*:)?\/\/?[^\s()]+:\d+(?::\d+)?)\)?$/i.exec(line.trim()) ?? [];
  return address.slice(address.lastIndexOf('/') + 1);
}
