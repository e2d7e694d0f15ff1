import { createWorkStore } from './work-store';

const explain = (error: unknown) => (error as Error).message;
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('work goes on until it has an outcome, and says how far it is', async () => {
  const store = createWorkStore();
  let finish: (outcome: string) => void = () => undefined;
  const id = store.start({ title: 'Inviting 3 people', href: '/invitations', explain }, async ({ report }) => {
    report({ done: 1, total: 3 });
    return new Promise((resolve) => (finish = resolve));
  });
  await settle();
  expect(store.get()).toMatchObject([{ id, state: 'running', progress: { done: 1, total: 3 }, canCancel: true }]);
  store.dismiss(id);
  expect(store.get()).toHaveLength(1);
  finish('3 people invited');
  await settle();
  expect(store.get()).toMatchObject([{ state: 'done', outcome: '3 people invited', canCancel: false }]);
  store.dismiss(id);
  expect(store.get()).toEqual([]);
});

test('a failure says why, also one that comes at once', async () => {
  const store = createWorkStore();
  store.start({ title: 'Import', explain }, () => {
    throw new Error('The file is empty.');
  });
  await settle();
  expect(store.get()).toMatchObject([{ state: 'failed', outcome: 'The file is empty.' }]);
});

test('what is canceled is told so, and is no failure', async () => {
  const store = createWorkStore();
  const id = store.start({ title: 'Import', explain }, ({ signal, report }) => {
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        report({ done: 9, total: 9 });
        reject(signal.reason as Error);
      }),
    );
  });
  await settle();
  store.cancel(id);
  await settle();
  expect(store.get()).toMatchObject([{ state: 'canceled', outcome: null, progress: null }]);
});

test('listeners hear of each change until they leave; nothing changed is the same list', async () => {
  const store = createWorkStore();
  const heard = jest.fn();
  const leave = store.subscribe(heard);
  expect(store.get()).toBe(store.get());
  store.start({ title: 'Import', explain }, async () => 'done');
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  await settle();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('when the page ends it everything is given up', async () => {
  const store = createWorkStore();
  const aborted = jest.fn();
  store.start({ title: 'Import', explain }, ({ signal }) => {
    signal.addEventListener('abort', aborted);
    return new Promise(() => undefined);
  });
  await settle();
  store.close();
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(store.get()).toEqual([]);
});
