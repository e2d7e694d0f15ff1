import type { Theme } from '@fluentui/react-components';
import { themeFor, themes } from './theme';
import type { ThemeName } from './theme';

type Token = keyof Theme;

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
function contrast(theme: Theme, foreground: Token, background: Token): number {
  const expand = (token: Token) => {
    const value = String(theme[token]);
    const hex = /^#[0-9a-f]{3}$/i.test(value) ? `#${[...value.slice(1)].map((c) => c + c).join('')}` : value;
    if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${token} is not an opaque colour: ${value}`);
    return luminance(hex);
  };
  const [a, b] = [expand(foreground), expand(background)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const page: Token[] = ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3'];

const textPairs: [Token, Token[]][] = [
  ['colorNeutralForeground1', page],
  ['colorNeutralForeground2', page],
  ['colorNeutralForeground3', page],
  ['colorNeutralForeground4', page],
  ['colorBrandForeground1', page],
  ['colorBrandForegroundLink', page],
  ['colorBrandForegroundLinkHover', page],
  ['colorNeutralForeground1Selected', ['colorSubtleBackgroundSelected', 'colorNeutralBackground1Selected']],
  ['colorNeutralForeground1Hover', ['colorSubtleBackgroundHover', 'colorNeutralBackground1Hover']],
  // Rows and items keep their text's colour when they are pointed at or chosen.
  ['colorNeutralForeground1', ['colorNeutralBackground1Hover', 'colorNeutralBackground1Selected']],
  ['colorNeutralForeground3', ['colorNeutralBackground1Hover', 'colorNeutralBackground1Selected']],
  [
    'colorNeutralForeground1',
    ['colorNeutralBackground2Hover', 'colorNeutralBackground2Pressed', 'colorNeutralBackground2Selected'],
  ],
  [
    'colorNeutralForegroundOnBrand',
    [
      'colorBrandBackground',
      'colorBrandBackgroundHover',
      'colorBrandBackgroundPressed',
      'colorStatusDangerBackground3',
    ],
  ],
  ['colorBrandForeground2', ['colorBrandBackground2']],
  ['colorNeutralForeground2', ['colorNeutralBackground6']],
  [
    'colorNeutralForegroundOnBrand',
    ['colorStatusDangerBackground3Hover', 'colorStatusDangerBackground3Pressed', 'colorBrandBackgroundSelected'],
  ],
  ['colorStatusSuccessForeground1', ['colorStatusSuccessBackground1', 'colorNeutralBackground1']],
  ['colorStatusWarningForeground1', ['colorStatusWarningBackground1', 'colorNeutralBackground1']],
  ['colorStatusDangerForeground1', ['colorStatusDangerBackground1', 'colorNeutralBackground1']],
  ['colorPaletteRedForeground1', ['colorNeutralBackground1', 'colorNeutralBackground2']],
  ['colorPaletteRedForeground3', ['colorNeutralBackground1']],
];

const controlPairs: [Token, Token[]][] = [
  ['colorNeutralStrokeAccessible', page],
  ['colorCompoundBrandStroke', page],
  ['colorCompoundBrandBackground', page],
  ['colorBrandStroke1', page],
  ['colorBrandBackground', ['colorNeutralBackground1', 'colorNeutralBackground2']],
  ['colorStrokeFocus2', page],
  ['colorPaletteRedBorder2', ['colorNeutralBackground1', 'colorNeutralBackground2']],
  ['colorStatusSuccessForeground3', page],
  ['colorStatusWarningForeground3', page],
  ['colorStatusDangerForeground3', page],
];

const cases = (pairs: [Token, Token[]][]) =>
  (Object.keys(themes) as ThemeName[]).flatMap((name) =>
    pairs.flatMap(([front, backs]) => backs.map((back) => [name, front, back] as const)),
  );

test.each(cases(textPairs))('%s: text %s on %s reaches 4.5', (name, front, back) => {
  expect(contrast(themes[name], front, back)).toBeGreaterThanOrEqual(4.5);
});

test.each(cases(controlPairs))('%s: control %s on %s reaches 3', (name, front, back) => {
  expect(contrast(themes[name], front, back)).toBeGreaterThanOrEqual(3);
});

const colors = (Object.keys(themes) as ThemeName[]).flatMap((name) =>
  Object.entries(themeFor(name))
    .filter(([token]) => token.startsWith('slotwiseChart'))
    .map(([token, color]) => [name, token, String(color)] as const),
);

test.each(colors)('%s: %s reaches 3 on the page', (name, token, color) => {
  const drawn = { ...themes[name], colorBrandStroke1: color };
  expect(contrast(drawn, 'colorBrandStroke1', 'colorNeutralBackground1')).toBeGreaterThanOrEqual(3);
});

test('a theme is the same object each time, since a new one rewrites every CSS variable', () => {
  expect(themeFor('dark', 'compact')).toBe(themeFor('dark', 'compact'));
  expect(themeFor('dark', 'compact').slotwiseRowHeight).toBe('32px');
  expect(themeFor('dark').slotwiseRowHeight).toBe('40px');
});
