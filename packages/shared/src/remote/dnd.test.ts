import * as dnd from './dnd';

it('is one for the page, whichever copy of this module asks', () => {
  const manager = dnd.getDndManager();
  jest.isolateModules(() => {
    const copy = jest.requireActual<typeof dnd>('./dnd');
    expect(copy.getDndManager()).toBe(manager);
  });
});
