import { noSteps, restepped, stepped, stepsOf, unstepped } from './steps';

const three = ['a', 'b', 'a'].reduce(stepped, noSteps);

test('undo goes back through the roles in the order in which they were edited', () => {
  const last = unstepped(three);
  expect(last?.roleID).toBe('a');
  expect(unstepped(last!.steps)?.roleID).toBe('b');
});

test('redo takes the same way forward, until something else is edited', () => {
  const once = unstepped(three)!.steps;
  expect(restepped(once)).toEqual({ roleID: 'a', steps: three });
  expect(restepped(stepped(once, 'c'))).toBeNull();
});

test('nothing can be undone or redone where nothing happened', () => {
  expect(unstepped(noSteps)).toBeNull();
  expect(restepped(noSteps)).toBeNull();
});

test('the steps of roles that are not edited any more are gone', () => {
  const undone = unstepped(three)!.steps;
  expect(stepsOf(undone, (id) => id === 'a')).toEqual({ past: ['a'], future: ['a'] });
});
