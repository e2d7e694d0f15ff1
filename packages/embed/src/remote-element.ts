import { loadFaultWords } from '@slotwise/shared/loading';
import { localeOf } from '@slotwise/shared/remote';
import type { ThemeChoice } from '@slotwise/shared/remote';
import { personOf } from './claims';
import { thereAgain } from './come-back';
import { drawHere } from './draw-here';
import { drawInFrame } from './draw-in-frame';
import type { Drawing, Drawn } from './drawing';
import { ATTRIBUTES } from './element';
import type { FetchToken, GrantedToken, SlotwiseErrorCode, SlotwiseRemoteElement } from './element';
import { failureOf, type Failure } from './embed-error';
import type { Load } from './load-parcel';
import { directionOf, watchDirection } from './page-direction';
import { showFailure } from './page-surface';
import { tellPage } from './tell-page';
import { loadWords } from './words';

const themeOf = (value: string | null): ThemeChoice => (value === 'light' || value === 'dark' ? value : 'system');
const heightOf = (value: string | null): string | null => {
  if (value === null || value === 'auto' || value === '') return null;
  return /^\d+$/.test(value) ? `${value}px` : value;
};

/** Why a remote is not there while Slotwise itself is not to be had. */
const OF_SERVER: readonly SlotwiseErrorCode[] = ['unreachable', 'frame_refused', 'internal', 'unavailable'];

/** The failure, and whether it is tried again without anybody asking. */
interface Before {
  failure: Failure;
  unasked: boolean;
}

export interface ElementOptions {
  load: Load;
  /** Origin of the script, ending in a slash; `server` overrides it. */
  home: string;
  /** The script's CSP nonce. */
  nonce?: string;
}

/**
 * The class behind `<slotwise-remote name="roles">`. It mounts once it is in a document, has a name and a `fetchToken`,
 * and leaves nothing behind when it is taken out.
 */
export function remoteElement({ load, home, nonce }: ElementOptions): CustomElementConstructor {
  return class SlotwiseRemote extends HTMLElement implements Pick<SlotwiseRemoteElement, 'fetchToken'> {
    static observedAttributes = ATTRIBUTES;
    #fetchToken: FetchToken | null = null;
    #drawn: Drawn | null = null;
    #end: AbortController | null = null;
    /** Ends the wait for missing files. */
    #looking: AbortController | null = null;
    #unmounted: Promise<void> = Promise.resolve();
    #sizes: ResizeObserver | null = null;
    #endDirection: () => void = () => undefined;
    /** The person whose token was used last. */
    #person: string | undefined;

    /** Gives the access token of the page's signed-in person; asked again shortly before it expires. */
    get fetchToken(): FetchToken | null {
      return this.#fetchToken;
    }

    set fetchToken(fetchToken: FetchToken | null) {
      this.#fetchToken = fetchToken;
      // Frameworks set it anew whenever they draw. The present content stays, and has its next token from here.
      if (!this.#end || !fetchToken) this.#restart();
    }

    connectedCallback(): void {
      this.#sizes = new ResizeObserver(() =>
        tellPage(this, 'slotwise:resize', { height: Math.ceil(this.getBoundingClientRect().height) }),
      );
      this.#sizes.observe(this);
      this.#followDirection();
      // Set before this class was known: a plain property that hides the accessor.
      if (Object.hasOwn(this, 'fetchToken')) {
        const early = this.fetchToken;
        Reflect.deleteProperty(this, 'fetchToken');
        this.fetchToken = early;
      } else if (!this.#end || this.#framed()) this.#restart();
    }

    disconnectedCallback(): void {
      this.#sizes?.disconnect();
      this.#endDirection();
      // Moved to another place of the page, it is back by then.
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop();
      });
    }

    /** With it browsers that can move an element as it is do so, a frame too. */
    connectedMoveCallback(): void {
      this.#followDirection();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (name === 'theme') this.#drawn?.chooseTheme(themeOf(after));
      else if (name === 'locale') this.#drawn?.chooseLocale(this.#locale());
      else if (name === 'dir') this.#drawn?.chooseDirection(directionOf(this));
      else if (name === 'height') this.#drawn?.chooseHeight(this.#size());
      else this.#restart();
    }

    #framed(): boolean {
      return this.getAttribute('isolation') === 'iframe';
    }

    #size(): string | null {
      const height = heightOf(this.getAttribute('height'));
      // The page's own style cannot take these from us, not even by rules for all elements.
      this.style.setProperty('display', 'block', 'important');
      this.style.setProperty('height', height ?? 'auto', 'important');
      return height;
    }

    #stop(): void {
      this.#end?.abort();
      this.#looking?.abort();
      this.#end = null;
      this.#looking = null;
      this.#drawn = null;
      this.#person = undefined;
    }

    /** @param before how it failed: then it is tried again past what the browser keeps */
    #restart(before?: Before): void {
      this.#stop();
      const name = this.getAttribute('name');
      if (!this.isConnected || !name || !this.#fetchToken) return;
      const end = new AbortController();
      this.#end = end;
      void this.#start(name, end.signal, before);
    }

    /** Asks whom the page has named last. Content that was drawn for one person is not shown to another. */
    #token: FetchToken = async () => {
      if (!this.#fetchToken) throw new Error('fetchToken was taken away.');
      const end = this.#end;
      const granted = await this.#fetchToken();
      // The page's own code may give nothing at all, which is told to it as a token that is none.
      const person = personOf((granted as GrantedToken | null)?.access_token ?? '');
      if (end !== this.#end) return granted;
      if (this.#person !== undefined && person !== undefined && person !== this.#person) this.#restart();
      else this.#person = person;
      return granted;
    };

    /** The attribute's, else the page's, else the browser's. */
    #locale(): string {
      return localeOf(this.getAttribute('locale'), this.closest<HTMLElement>('[lang]')?.lang, navigator.language);
    }

    /** The attribute's, else the page's around it, wherever the element stands and whenever that changes. */
    #followDirection(): void {
      const choose = () => this.#drawn?.chooseDirection(directionOf(this));
      this.#endDirection();
      this.#endDirection = watchDirection(this, choose);
      choose();
    }

    #server(): string {
      return new URL(this.getAttribute('server') ?? home, location.href).href.replace(/\/*$/, '/');
    }

    #emptyPlace(): ShadowRoot {
      const place = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      place.replaceChildren();
      if ('adoptedStyleSheets' in place) place.adoptedStyleSheets = [];
      return place;
    }

    async #start(name: string, signal: AbortSignal, before?: Before): Promise<void> {
      await Promise.all([this.#unmounted, loadWords(this.#locale()), loadFaultWords(this.#locale())]);
      if (signal.aborted) return;
      const height = this.#size();
      const drawing: Drawing = {
        element: this,
        place: this.#emptyPlace(),
        name,
        server: this.#server(),
        page: location.origin,
        fetchToken: this.#token,
        path: this.getAttribute('path'),
        theme: themeOf(this.getAttribute('theme')),
        locale: this.#locale(),
        direction: directionOf(this),
        height,
        fresh: before !== undefined,
        nonce,
        signal,
        onEnd: (error) => this.#fail(name, error, signal),
      };
      try {
        const drawn = this.#framed() ? await drawInFrame(drawing) : await drawHere(drawing, load);
        this.#unmounted = drawn.unmounted;
        if (signal.aborted) return;
        this.#drawn = drawn;
        // They may have changed on the way.
        drawn.chooseTheme(themeOf(this.getAttribute('theme')));
        drawn.chooseLocale(this.#locale());
        drawn.chooseDirection(directionOf(this));
        drawn.chooseHeight(this.#size());
        tellPage(this, 'slotwise:mounted', { name, version: drawn.version });
      } catch (error) {
        this.#fail(name, error, signal, before);
      }
    }

    /** Nothing of the remote stays: the next person who sees the page may be somebody else. */
    #fail(name: string, error: unknown, signal: AbortSignal, before?: Before): void {
      if (signal.aborted) return;
      this.#stop();
      const { missing, ...failure } = failureOf(error, location.origin, this.#locale());
      void this.#unmounted.then(() => {
        if (!this.#end) {
          const failed = {
            name,
            reason: failure.message,
            locale: this.#locale(),
            direction: directionOf(this),
          };
          showFailure(this.#emptyPlace(), failed, () => this.#restart({ failure, unasked: false }));
        }
      });
      // Tried again without anybody asking, and failed in the same way: that was told.
      if (!before?.unasked || before.failure.message !== failure.message)
        tellPage(this, 'slotwise:error', { name, ...failure });
      const gone = missing ?? (OF_SERVER.includes(failure.code) ? `${this.#server()}embed.js` : undefined);
      if (gone !== undefined) void this.#awaitReturn(gone, failure, before?.unasked ?? false);
    }

    /** A server that is restarted, or a network that was gone, comes back: then the remote does, without anybody asking. */
    async #awaitReturn(missing: string, failure: Failure, wasTried: boolean): Promise<void> {
      const looking = new AbortController();
      this.#looking = looking;
      if (await thereAgain(missing, { wasTried, signal: looking.signal })) this.#restart({ failure, unasked: true });
    }
  };
}
