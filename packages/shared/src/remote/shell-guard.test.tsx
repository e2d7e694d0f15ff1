import { render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { knowCode } from './code-in-page';
import { MountedArea } from './current-mount';
import { guardShell, type Intruder } from './shell-guard';

const told: Intruder[] = [];
const get = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};
const veil = () => Object.assign(document.createElement('div'), { id: 'veil' });

beforeAll(() => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  const place = document.createElement('div');
  place.dataset.remote = 'people';
  const [bar, main] = [document.createElement('header'), document.createElement('main')];
  bar.append(document.createElement('b'));
  main.append(place);
  root.append(bar, main);
  document.body.append(root);
  guardShell(window, (intruder) => told.push(intruder));
  // Code of this file counts as the remote's from here on.
  knowCode({ id: 'people', version: '1.2.3', assets: 'shell-guard.test' });
});
beforeEach(() => (told.length = 0));

test.each<[string, (node: Element) => unknown]>([
  ['append', (node) => get('header').append(node)],
  ['prepend', (node) => get('header').prepend(node)],
  ['appendChild', (node) => get('header').appendChild(node)],
  ['insertBefore', (node) => get('header').insertBefore(node, get('b'))],
  ['before', (node) => get('b').before(node)],
  ['after', (node) => get('b').after(node)],
  ['forEach', (node) => [node].forEach(get('header').append as (each: Node) => void, get('header'))],
  ['Reflect.apply', (node) => Reflect.apply(Node.prototype.appendChild, get('header'), [node])],
  ['insertAdjacentElement', (node) => get('b').insertAdjacentElement('afterend', node)],
  ['insertAdjacentHTML', () => get('header').insertAdjacentHTML('beforeend', '<div id="veil"></div>')],
])('%s: what a remote puts into the bar does not get there, and it is named', (_, insert) => {
  insert(veil());
  expect(document.getElementById('veil')).toBeNull();
  expect(told).toMatchObject([
    { remote: { id: 'people', version: '1.2.3' }, name: expect.stringMatching(/ into <header>$/) },
  ]);
});

test.each<[string, () => unknown]>([
  // eslint-disable-next-line no-restricted-properties, no-restricted-syntax -- What no remote may do is tried here.
  ['innerHTML', () => (get('header').innerHTML = '')],
  ['textContent', () => (get('header').textContent = '')],
  ['replaceChildren', () => get('header').replaceChildren()],
  ['remove', () => get('header').remove()],
  ['removeChild', () => get('header').removeChild(get('b'))],
  ['replaceWith', () => get('b').replaceWith(veil())],
])('a remote that takes the shell away by %s fails', (name, empty) => {
  expect(empty).toThrow(`A remote may not use ${name}`);
  expect(document.querySelector('header b')).not.toBeNull();
});

test('in its own place, outside of the page and in what it has drawn elsewhere a remote does as it likes', () => {
  const place = get('[data-remote]');
  place.append(veil());
  place.attachShadow({ mode: 'open' }).append(document.createElement('p'));
  place.replaceChildren();
  document.createElement('div').append(veil());
  expect(told).toEqual([]);
  expect(place.shadowRoot?.querySelector('p')).not.toBeNull();
});

test('the shell draws its own elements', () => {
  const { unmount } = render(<i>own</i>, { container: get('b') });
  expect(get('b i').textContent).toBe('own');
  unmount();
  expect(told).toEqual([]);
});

test('what React draws for a remote among the shell’s elements is kept out, and its own layers stay', () => {
  const layer = document.body.appendChild(document.createElement('section'));
  const { unmount } = render(
    <MountedArea place={{ remote: 'people' }}>
      {createPortal(<div id="veil" />, get('header'))}
      {createPortal(<div id="layer" />, layer)}
    </MountedArea>,
    { container: get('[data-remote]') },
  );
  expect(document.getElementById('veil')).toBeNull();
  expect(document.querySelector('section #layer')).not.toBeNull();
  expect(told).toMatchObject([{ remote: { id: 'people' }, name: '<div> into <header>' }]);
  get('#layer').append(document.createElement('canvas'));
  expect(told).toHaveLength(1);
  unmount();
  layer.remove();
});
