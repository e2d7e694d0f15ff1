import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { Density, ThemeChoice } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { useDescribeError } from '@slotwise/shared/words';
import { useAtomValue } from 'jotai';
import { useShell } from '../bootstrap/shell-context';
import { densityAtom, themeChoiceAtom } from '../theme/theme-atoms';
import { useWords } from '../words';

export const THEMES = ['light', 'dark', 'system'] as const satisfies ThemeChoice[];
export const DENSITIES = ['comfortable', 'compact'] as const satisfies Density[];
export const LANGUAGE_CHOICES = [...LANGUAGES, 'browser'] as const satisfies (Language | 'browser')[];

/** Something of which a person chooses one of several, for all pages. */
interface Choice<Id extends string, Option extends string> {
  id: Id;
  label: string;
  /** The one that holds. */
  value: Option;
  options: readonly { value: Option; text: string; choose: () => void }[];
}

/** Choices that the shell itself offers: in the profile menu, and as commands of the global search. */
export function useChoices() {
  const { t } = useWords();
  const { host, theme, locale } = useShell();
  const describe = useDescribeError();
  useReadable(host.locale);
  const chooseLanguage = (language: Language | 'browser') =>
    void locale
      .choose(language === 'browser' ? null : language)
      .catch((error: unknown) =>
        host.notify({ intent: 'error', title: t('language.not-kept'), body: describe(error).advice }),
      );
  const themes: Choice<'theme', ThemeChoice> = {
    id: 'theme',
    label: t('profile.theme'),
    value: useAtomValue(themeChoiceAtom),
    options: THEMES.map((value) => ({ value, text: t(`theme.${value}`), choose: () => theme.choose(value) })),
  };
  const densities: Choice<'density', Density> = {
    id: 'density',
    label: t('profile.density'),
    value: useAtomValue(densityAtom),
    options: DENSITIES.map((value) => ({
      ...{ value, text: t(`density.${value}`), choose: () => theme.chooseDensity(value) },
    })),
  };
  const languages: Choice<'language', Language | 'browser'> = {
    id: 'language',
    label: t('profile.language'),
    value: locale.chosen() ?? 'browser',
    options: LANGUAGE_CHOICES.map((value) => ({
      value,
      text: value === 'browser' ? t('language.browser') : LANGUAGE_NAMES[value],
      choose: () => chooseLanguage(value),
    })),
  };
  return [themes, densities, languages] as const;
}
