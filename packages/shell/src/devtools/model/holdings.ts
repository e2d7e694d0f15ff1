import type { MountRecord } from '@slotwise/shared/remote';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "2 timers · 1 listener · 0 requests …": all that a mount holds of the page and of the platform, counted. */
export function holdingsText({ owned, held }: Pick<MountRecord, 'owned' | 'held'>): string {
  const { subscriptions, requests } = owned();
  const all = held();
  const count = (...sorts: string[]) => all.filter(({ sort }) => sorts.includes(sort)).length;
  return [
    counted(count('timer', 'interval', 'frame'), 'timer'),
    counted(count('listener'), 'listener'),
    counted(count('observer'), 'observer'),
    counted(requests + count('request'), 'request'),
    counted(subscriptions, 'subscription'),
    counted(count('style'), 'style'),
  ].join(' · ');
}

/** `features/roles-page.tsx:12` or `roles.1234.js:1:5678`: where something was started, of its innermost call. */
export function startedAt(stack: string): string {
  const [line = ''] = stack.split('\n').filter((each) => /:\d+/.test(each));
  const [, address = ''] = /\(?((?:[a-z][\w+.-]*:)?\/\/?[^\s()]+:\d+(?::\d+)?)\)?$/i.exec(line.trim()) ?? [];
  return address.slice(address.lastIndexOf('/') + 1);
}
