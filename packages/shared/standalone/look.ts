import type { Density, ThemeName } from '@slotwise/shared/ui';

/** Look of the parts, as the page's address says it. */
export interface Look {
  theme: ThemeName;
  /** `en-XA` is long and accented, `en-XB` runs from right to left. */
  locale: 'en' | 'en-XA' | 'en-XB';
  density: Density;
}

const oneOf = <T extends string>(value: string | null, known: readonly T[], otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise;

export const THEMES = ['light', 'dark', 'high-contrast'] as const;
export const LOCALES = ['en', 'en-XA', 'en-XB'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;

export const lookOf = (query: URLSearchParams): Look => ({
  theme: oneOf(query.get('theme'), THEMES, 'light'),
  locale: oneOf(query.get('locale'), LOCALES, 'en'),
  density: oneOf(query.get('density'), DENSITIES, 'comfortable'),
});

/** The address of the page that shows one part, or one state of it, and nothing else. */
export function addressOf(part: string, look: Look, state?: string): string {
  return `?${new URLSearchParams({ part, ...look, ...(state === undefined ? {} : { state }) }).toString()}`;
}
