/** @jest-environment ./jest/dom-environment.mjs */

interface Asked {
  _localName: string;
  parentNode: Asked | null;
  getAttributeNS(space: null, name: string): string | null;
}
const { mayMatch } = jest.requireActual<{ mayMatch(element: Asked, selector: string): boolean }>(
  '../jest/may-match.mjs',
);

const DRAWN = `
  <main class="page wide" id="m"><section class="card"><button class="f1 f2" disabled>Go</button></section></main>
  <svg class="icon"><linearGradient class="f1"></linearGradient></svg><p class="CARD">Text</p><div></div>`;
const SELECTORS = [
  ...['*', 'button', 'BUTTON', '.f1', '.f1.f2', 'button.f2:disabled', '#m', '#m .card', 'main > section', '[disabled]'],
  ...['.nothing, button', '.nothing,p', ':is(button, p)', 'button:not(.nothing)', '.card:has(> button)', ':not(p)'],
  ...[
    'button[class="f1 f2"]',
    '[class~="f1"]',
    String.raw`.\66 1`,
    'section ~ p, main + svg',
    'lineargradient',
    '.card',
  ],
  ...['[class] *', '[id] *', 'p, [id] *', '[id] *, [disabled]', '[id] *, .nothing', 'main[id] *', '[id] > *'],
  ...['div:empty', 'section:nth-child(1)', ':root', '.page :is(.f1, .x) , p', 'main .card:where(.card) button'],
];
const asked = (element: Element): Asked => ({
  _localName: element.localName,
  parentNode: element.parentElement && asked(element.parentElement),
  getAttributeNS: (space: null, name: string) => element.getAttributeNS(space, name),
});

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren(...new DOMParser().parseFromString(DRAWN, 'text/html').body.childNodes);
});
const button = () => document.querySelector('button') as HTMLButtonElement;
const rules = (text: string) => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
};

test('a selector that matches an element is never ruled out', () => {
  const matching = SELECTORS.flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((element) => ({ selector, element })),
  );
  expect(matching.length).toBeGreaterThan(40);
  const lost = matching.filter(({ selector, element }) => !mayMatch(asked(element), selector));
  expect(lost.map(({ selector, element }) => `${selector}: ${element.localName}`)).toEqual([]);
});

test('an element says what it matches however often it is asked, and that a selector is none', () => {
  const elements = [...document.querySelectorAll('*')];
  // By itself jsdom finds it and denies that it matches.
  const selectors = SELECTORS.filter((selector) => selector !== 'BUTTON');
  for (const selector of [...selectors, ...selectors]) {
    const found = elements.filter((each) => each.matches(selector));
    expect([selector, found]).toEqual([selector, [...document.querySelectorAll(selector)]]);
  }
  for (let n = 0; n < 2; n++) expect(() => button().matches('p >')).toThrow('is not a valid selector');
});

test('one that names another class or element, or an attribute that none around it has, is ruled out', () => {
  const apart = [
    '.f3',
    'p',
    'main p',
    '.nothing, p',
    '.nothing:hover',
    '[disabled] *',
    'p, [disabled] *',
    '[hidden] *',
  ];
  expect(apart.filter((selector) => mayMatch(asked(button()), selector))).toEqual([]);
});

test('a style that was asked for is another one as soon as something changes', () => {
  rules('.gone { display: none } .card { visibility: hidden } @media screen { .f1 { opacity: 0.5 } }');
  const display = () => getComputedStyle(button()).display;
  const [first, second] = [getComputedStyle(button()), getComputedStyle(button())];
  expect(second).toBe(first);
  expect([first.display, first.visibility, first.opacity]).toEqual(['inline-block', 'hidden', '0.5']);
  button().classList.add('gone');
  expect(display()).toBe('none');
  button().className = 'f2';
  expect([display(), getComputedStyle(button()).opacity]).toEqual(['inline-block', '']);
  button().style.display = 'flex';
  expect(display()).toBe('flex');
  button().removeAttribute('style');
  rules('button { display: grid }');
  expect(display()).toBe('grid');
  (document.querySelector('.card') as HTMLElement).className = '';
  expect(getComputedStyle(button()).visibility).toBe('visible');
  document.querySelector('main')?.setAttribute('style', 'visibility: hidden');
  expect(getComputedStyle(button()).visibility).toBe('hidden');
});
