import { configure, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRun, measure, openSlotting } from '../../../testing/slotting';

configure({ defaultHidden: true });

interface Rect {
  x: number;
  y: number;
  width: number;
}
// Events of a pointer have no place here, and those of a mouse do.
Object.assign(window, { PointerEvent: MouseEvent });

/** Bays as they were drawn last, by the middle of each. */
let drawn: Rect[] = [];
beforeEach(() => {
  // Nothing has a size here, nor is anything drawn.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const known: Record<PropertyKey, unknown> = {
    measureText: () => ({ width: 10 }),
    fillRect: (x: number, y: number, width: number, height: number) =>
      drawn.push({ x: x + width / 2, y: y + height / 2, width }),
    clearRect: () => (drawn = []),
  };
  const context = new Proxy(known, { get: (all, name) => all[name] ?? (() => undefined), set: () => true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return (this.getAttribute('role') === 'img' ? context : new Proxy({}, context2d)) as never;
  });
});
const context2d: ProxyHandler<object> = { get: () => () => ({ width: 10 }), set: () => true };

const plan = () => screen.findByRole('img', { name: /from above/ });
/** That at 01-01-1, in front of the other one, at 01-02-1. */
const bays = () => drawn.slice(0, 2).sort((one, other) => other.y - one.y) as [Rect, Rect];
const at = ({ x, y }: Pick<Rect, 'x' | 'y'>) => ({ clientX: x, clientY: y });

test('goods are dragged from their bay over another one, whose cost is said at once, and the plan stays where it is', async () => {
  const { platform } = openSlotting(aRun({ status: 'done', ending: 'budget' }));
  const canvas = await plan();
  const [near, far] = bays();
  fireEvent.pointerDown(canvas, at(near));
  fireEvent.pointerUp(canvas, at(near));
  expect(await screen.findByText(/^Drag FA-1 from its bay/)).toBeVisible();
  fireEvent.pointerDown(canvas, at(near));
  fireEvent.pointerMove(canvas, at(far));
  const said = await screen.findByText('FA-1 in the bay at 01-02-1: It may not lie there: weight.');
  expect(said).toHaveAttribute('role', 'status');
  const asked = { run_id: 'run-1', sku_id: 's1', from_location_id: 'a', location_id: 'b', bay: '1' };
  expect(platform.fake.callsTo('GET /slotting/why-not')).toMatchObject([{ query: asked }]);
  fireEvent.pointerUp(canvas, at(far));
  expect(bays()).toEqual([near, far]);
});

test('the plan is made larger and moved, by buttons, by keys and by the pointer, and shown whole again', async () => {
  const user = userEvent.setup();
  openSlotting(aRun({ status: 'done', ending: 'budget' }));
  const canvas = await plan();
  const whole = bays();
  await user.click(screen.getByRole('button', { name: 'Larger' }));
  const [larger] = bays();
  expect(larger.width).toBeGreaterThan(whole[0].width * 1.25);
  fireEvent.pointerDown(canvas, at({ x: 5, y: 5 }));
  fireEvent.pointerMove(canvas, at({ x: 35, y: 25 }));
  fireEvent.pointerUp(canvas, at({ x: 35, y: 25 }));
  expect([bays()[0].x - larger.x, bays()[0].y - larger.y].map(Math.round)).toEqual([30, 20]);
  // It was moved, and nothing was pressed.
  expect(screen.queryByRole('region', { name: 'Why this place?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Whole warehouse' }));
  expect(bays()).toEqual(whole);
  screen.getByRole('application').focus();
  await user.keyboard('+');
  expect(bays()[0].width).toBeCloseTo(larger.width, 6);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(Math.round(bays()[0].x - larger.x)).toBe(-40);
  await user.keyboard('-');
  expect(bays()).toEqual(whole);
});

test('while a search goes on, the map shows the better plan that it has found since', async () => {
  const progress = { ...aRun().progress, aim: { today: 1000, plan: 850 } };
  const { platform } = openSlotting(aRun({ progress }));
  const rows = () => within(screen.getByRole('table', { name: 'Busiest bays' })).getAllByRole('row');
  await plan();
  expect(rows()[1]?.textContent).toBe('01-01-1461');
  const map = await platform.http('GET /slotting/map', { query: { warehouse_id: 'w1' } });
  platform.fake.on({ 'GET /slotting/map': () => ({ ...map, plan: [33, 31], version: 4 }) });
  const better = { ...progress, elapsedMs: progress.elapsedMs + 2000, plan: measure(800, 820), version: 4 };
  platform.receive('company', 'SlottingProgressed', { id: 'run-1', warehouseId: 'w1', progress: better });
  expect(await screen.findByRole('row', { name: '01-01-1 4 33' })).toBeVisible();
});
