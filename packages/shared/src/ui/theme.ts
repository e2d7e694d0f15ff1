import { createDarkTheme, createHighContrastTheme, createLightTheme } from '@fluentui/react-components';
import type { Theme } from '@fluentui/react-components';
import { brand } from './brand';
import { fontStack } from './font-stack';

export type ThemeName = 'light' | 'dark' | 'high-contrast';
export type Density = 'comfortable' | 'compact';

/** Type and shape, common to every theme. */
const base = {
  fontFamilyBase: fontStack,
  fontFamilyNumeric: fontStack,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, monospace",
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '8px',
} satisfies Partial<Theme>;

export const lightTheme: Theme = {
  ...createLightTheme(brand),
  ...base,
  // Fluent's own greys for hints sit at 4.5 on white only; on the tinted page they fall below it.
  colorNeutralForeground4: '#666666',
};

export const darkTheme: Theme = {
  ...createDarkTheme(brand),
  ...base,
  // White on Fluent's dark brand fill is legible but the fill itself sinks into the page (1.9); this one keeps 4.5 and 3.
  colorBrandBackground: '#09808f',
  colorBrandBackgroundHover: brand[80],
  colorBrandBackgroundPressed: brand[60],
  colorBrandBackgroundSelected: brand[80],
  colorNeutralForeground4: '#a3a3a3',
  colorNeutralStroke2: '#424242',
  // Fluent's reaches 4.2 outside its own tinted background.
  colorStatusDangerForeground1: '#e88d93',
  // Quieter than Fluent's saturated browns and reds: a message is read, not looked at.
  colorBrandBackground2: brand[40],
  colorBrandForeground2: brand[120],
  colorStatusSuccessBackground1: '#1e3322',
  colorStatusSuccessBorder1: '#35603c',
  colorStatusSuccessForeground1: '#7cc47f',
  colorStatusWarningBackground1: '#3a2d1c',
  colorStatusWarningBorder1: '#6b522c',
  colorStatusWarningForeground1: '#f0b36a',
  colorStatusDangerBackground1: '#3f2426',
  colorStatusDangerBorder1: '#73393d',
};

const FLUENT_HIGHLIGHT = '#1aebff';
const SURFACE = /^color(?:Neutral|NeutralCard|Subtle|Transparent)Background\d?(Hover|Pressed|Selected)$/;
const ON_SURFACE = /^colorNeutralForeground\d(?:Brand)?(?:Hover|Pressed|Selected)$/;
const surfaceStates: Readonly<Record<string, string>> = { Hover: brand[50], Pressed: brand[60], Selected: brand[70] };

/**
 * Fluent's high-contrast highlight is cyan; ours is the light end of the brand ramp, 13:1 on black. Behind text it is
 * the dark end instead: Fluent turns only its own components' text black there, and everything else would be white on light.
 */
function withBrandHighlight(theme: Theme): Theme {
  const entries = Object.entries(theme).map(([name, value]): [string, unknown] => {
    if (ON_SURFACE.test(name)) return [name, theme.colorNeutralForeground1];
    if (value !== FLUENT_HIGHLIGHT) return [name, value];
    const state = SURFACE.exec(name)?.[1];
    return [name, (state && surfaceStates[state]) ?? brand[140]];
  });
  return Object.fromEntries(entries) as Theme;
}

/** An object that is made when it is first looked into: few people see this theme, and each page would be drawn after it is made. */
function onDemand<T extends object>(make: () => T): T {
  let made: T | undefined;
  const get = () => (made ??= make());
  return new Proxy({} as T, {
    get: (_target, name) => Reflect.get(get(), name),
    has: (_target, name) => Reflect.has(get(), name),
    ownKeys: () => Reflect.ownKeys(get()),
    getOwnPropertyDescriptor: (_target, name) => Reflect.getOwnPropertyDescriptor(get(), name),
  });
}

export const highContrastTheme: Theme = onDemand(() => ({
  ...withBrandHighlight(createHighContrastTheme()),
  ...base,
  // Fluent's bright green says "go" louder than anything that can be done.
  colorNeutralForegroundDisabled: '#a6a6a6',
  colorNeutralStrokeDisabled: '#a6a6a6',
  // Skeletons would otherwise be solid white bars.
  colorNeutralStencil1: '#4d4d4d',
  colorNeutralStencil2: '#262626',
}));

export const themes: Readonly<Record<ThemeName, Theme>> = {
  light: lightTheme,
  dark: darkTheme,
  'high-contrast': highContrastTheme,
};

/** Sizes that follow the density. They travel with the theme, so that portals and shadow roots get them too. */
const densitySizes = {
  comfortable: { slotwiseRowHeight: '40px', slotwiseControlGap: '8px', slotwiseCardPadding: '12px' },
  compact: { slotwiseRowHeight: '32px', slotwiseControlGap: '4px', slotwiseCardPadding: '8px' },
} as const satisfies Record<Density, Record<string, string>>;

/** Six colours for series of figures that people with any colour vision tell apart, each 3:1 and more on the page. */
const chartPalettes = {
  light: ['#0f6c7a', '#b25a00', '#6f4bb0', '#877300', '#b8326f', '#5f6670'],
  dark: ['#39b1c5', '#f0a04b', '#b79cf0', '#d3c64b', '#f08ab8', '#a3abb5'],
  'high-contrast': ['#a9d8e1', '#ffb347', '#c9adff', '#f2f26a', '#ff9ccf', '#ffffff'],
} as const satisfies Record<ThemeName, readonly string[]>;

type ChartColor =
  | 'slotwiseChart1'
  | 'slotwiseChart2'
  | 'slotwiseChart3'
  | 'slotwiseChart4'
  | 'slotwiseChart5'
  | 'slotwiseChart6';

const chartColorsOf = (name: ThemeName) =>
  Object.fromEntries(chartPalettes[name].map((color, at) => [`slotwiseChart${at + 1}`, color])) as Record<
    ChartColor,
    string
  >;

export type SlotwiseTheme = Theme & (typeof densitySizes)[Density] & Record<ChartColor, string>;

/** CSS references to the sizes that follow the density, for use in `makeStyles`. */
export const sizes = {
  rowHeight: 'var(--slotwiseRowHeight, 40px)',
  controlGap: 'var(--slotwiseControlGap, 8px)',
  cardPadding: 'var(--slotwiseCardPadding, 12px)',
} as const;

/** CSS references to the colours of the first, second … series of figures, for use in `makeStyles`. */
export const chartColors = chartPalettes.light.map((color, at) => `var(--slotwiseChart${at + 1}, ${color})`);

const cache = new Map<string, SlotwiseTheme>();

/** The complete theme for a name and a density; the same object each time, since a new one rewrites every CSS variable. */
export function themeFor(name: ThemeName, density: Density = 'comfortable'): SlotwiseTheme {
  const key = `${name}/${density}`;
  let theme = cache.get(key);
  if (!theme) {
    theme = { ...themes[name], ...densitySizes[density], ...chartColorsOf(name) };
    cache.set(key, theme);
  }
  return theme;
}
