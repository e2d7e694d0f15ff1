import type { PartStates } from '../part-states';
import { WorkTray } from './work-tray';
import type { Work } from './work-tray';

const nothing = () => undefined;

const work = (id: string, over: Partial<Work>): Work => ({
  id,
  title: 'Importing orders-2026.csv',
  state: 'running',
  done: null,
  total: null,
  href: null,
  outcome: null,
  canCancel: false,
  ...over,
});
const tray = (...list: Work[]) => <WorkTray list={list} onNavigate={nothing} onCancel={nothing} onDismiss={nothing} />;

export default {
  part: 'Work in progress',
  // A page has one of it: the landmark's name is its own.
  covers: true,
  states: {
    'one of unknown length': () => tray(work('a', { canCancel: true })),
    'several, as far as they are': () =>
      tray(
        work('a', { done: 312_000, total: 520_000, canCancel: true, href: '#import' }),
        work('b', { title: 'Searching a better plan', done: 41, href: '#plan' }),
      ),
    'all of them have ended': () =>
      tray(
        work('a', { state: 'done', outcome: '519,998 lines imported, 2 with errors', href: '#import' }),
        work('b', { title: 'Inviting 240 people', state: 'failed', outcome: 'The server cannot be reached.' }),
        work('c', { title: 'Searching a better plan', state: 'canceled' }),
      ),
  },
} satisfies PartStates;
