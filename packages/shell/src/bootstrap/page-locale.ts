import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@slotwise/contract/constants';
import { createReadable } from '@slotwise/shared/events';
import { browserLanguages, localeFor, type Readable } from '@slotwise/shared/remote';
import type { PageSession } from '@slotwise/shared/session';
import { listen } from '../theme/listen';

/** The locale of the page, and the language that somebody chose for it: null, as the browser asks for. */
export interface PageLocale extends Readable<string> {
  chosen(): Language | null;
  /**
   * At once. It is the account's; a visitor's is this browser's, and becomes that of an account that has none.
   * @param language null: as the browser asks for
   * @returns when the account has it. Rejects, and takes it back, if it could not be told
   */
  choose(language: Language | null): Promise<void>;
}

/** In the local storage: what other tabs hear, and whether it is still to be told to the account. */
const SHOWN = 'language';
const UNTOLD = 'language.untold';
const YEAR_S = 365 * 24 * 3600;

const isLanguage = (tag: string | null | undefined): tag is Language => LANGUAGES.some((language) => language === tag);
const cookieOf = (page: Document): Language | null => {
  const [, tag] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([a-z]+)`).exec(page.cookie) ?? [];
  return isLanguage(tag) ? tag : null;
};

/** A browser that keeps nothing keeps no choice either, beyond this page. */
function stored<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * Follows the account's choice, the visitor's, and the browser's languages. A cookie has the choice, for the server to give
 * out the page in that language.
 */
export function createPageLocale(page: Window, session: PageSession, signal: AbortSignal): PageLocale {
  let chosen = cookieOf(page.document);
  const locale = createReadable(localeFor(chosen, browserLanguages()));
  const follow = () => {
    const next = localeFor(chosen, browserLanguages());
    if (next !== locale.get()) locale.set(next);
  };
  const show = (language: Language | null) => {
    if (language === chosen) return;
    chosen = language;
    const value = language ? `${language}; max-age=${YEAR_S}` : '; max-age=0';
    page.document.cookie = `${LANGUAGE_COOKIE}=${value}; path=/; samesite=lax`;
    stored(() => page.localStorage.setItem(SHOWN, language ?? ''));
    follow();
  };
  const takeUntold = (): Language | null => {
    const untold = stored(() => page.localStorage.getItem(UNTOLD));
    if (untold !== null) stored(() => page.localStorage.removeItem(UNTOLD));
    return isLanguage(untold) ? untold : null;
  };
  const tell = async (language: Language | null) => {
    await session.http('PATCH /me', { body: { language } });
    await session.reload();
  };
  const onSession = () => {
    const { me } = session.get();
    // A server of before knows no languages.
    if (me?.language === undefined) return;
    const untold = takeUntold();
    show(me.language ?? untold);
    if (me.language !== null || untold === null) return;
    tell(untold).catch((error: unknown) =>
      console.warn('The account does not know the language that was chosen here.', error),
    );
  };
  signal.addEventListener('abort', session.subscribe(onSession));
  onSession();
  listen(page, 'languagechange', follow, signal);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== SHOWN) return;
    chosen = isLanguage(newValue) ? newValue : null;
    follow();
  };
  listen(page, 'storage', onStorage, signal);
  return {
    get: locale.get,
    subscribe: locale.subscribe,
    chosen: () => chosen,
    async choose(language) {
      const before = chosen;
      show(language);
      if (!session.hasToken()) {
        stored(() => page.localStorage.setItem(UNTOLD, language ?? ''));
        return;
      }
      try {
        await tell(language);
      } catch (error) {
        show(before);
        throw error;
      }
    },
  };
}
