import { createDOMRenderer } from '@fluentui/react-components';
import { remInPixels, withOwnRem } from './own-rem';

test('lengths in rem are written in pixels, names that end so stay', () => {
  const rule = '.f12rem{width:calc(2rem + var(--gap-2rem));margin:-.5rem 0;font-size:1.25rem}';
  expect(remInPixels(rule, 16)).toBe('.f12rem{width:calc(32px + var(--gap-2rem));margin:-8px 0;font-size:20px}');
  expect(remInPixels('@media (max-width:40rem){.a{width:min(1rem,9px)}}', 20)).toBe(
    '@media (max-width:800px){.a{width:min(20px,9px)}}',
  );
});

test('what is drawn in a shadow root takes no size from the page around it', () => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const insertCSSRules = jest.fn();
  const renderer = withOwnRem({ ...createDOMRenderer(document), insertCSSRules }, shadow);
  renderer.insertCSSRules({ d: ['.a{width:3rem}'], m: [['@media print{.b{height:2rem}}', { m: 'print' }]] });
  const written = { d: ['.a{width:48px}'], m: [['@media print{.b{height:32px}}', { m: 'print' }]] };
  expect(insertCSSRules.mock.calls).toEqual([[written]]);
  // The measuring element is gone.
  expect(shadow.childElementCount).toBe(0);
  shadow.host.remove();
});
