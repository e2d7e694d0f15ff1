import { installLocks } from '../../test/locks';
import { joinTabs, type Tabs } from './tabs';

const open: Tabs[] = [];
beforeEach(() => {
  installLocks();
  jest.useFakeTimers();
});
afterEach(() => {
  for (const tabs of open.splice(0)) tabs.close();
  jest.useRealTimers();
});

function tab(name: string, log: string[]) {
  const tabs = joinTabs({
    lead() {
      log.push(`${name} leads`);
      return () => log.push(`${name} stops`);
    },
    onNote: () => undefined,
  });
  open.push(tabs);
  return tabs;
}
const settle = () => jest.advanceTimersByTimeAsync(0);

it('hands the lead on in the order of arrival', async () => {
  const log: string[] = [];
  const [one, two] = [tab('one', log), tab('two', log), tab('three', log)];
  await settle();
  expect(log).toEqual(['one leads']);
  two.close();
  one.close();
  await settle();
  expect(log).toEqual(['one leads', 'one stops', 'three leads']);
});

it('takes the lead from a tab that says nothing any more, which gives way', async () => {
  const log: string[] = [];
  tab('frozen', log);
  tab('visible', log);
  await jest.advanceTimersByTimeAsync(50_000);
  expect(log).toContain('visible leads');
  expect(log.indexOf('frozen stops')).toBeGreaterThan(0);
});

it('leaves the lead to a tab that is heard of', async () => {
  const log: string[] = [];
  tab('one', log);
  const two = tab('two', log);
  for (let i = 0; i < 10; i++) {
    await jest.advanceTimersByTimeAsync(15_000);
    two.heard();
  }
  expect(log).toEqual(['one leads']);
});
