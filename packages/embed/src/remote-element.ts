import type { ThemeChoice } from '@slotwise/shared/remote';
import { mountRootParcel } from 'single-spa';
import { createEmbedHost } from './embed-host';
import type { EmbedHost } from './embed-host';
import type { LoadedParcel } from './load-parcel';
import { pageSurface, showFailure } from './page-surface';
import { createTokenSession } from './token-session';
import type { FetchToken } from './token-session';

type Load = (id: string, registryUrl: string, signal: AbortSignal) => Promise<LoadedParcel>;
type Place = ShadowRoot | HTMLElement;

const themeOf = (value: string | null): ThemeChoice => (value === 'light' || value === 'dark' ? value : 'system');

/**
 * The class behind `<slotwise-remote name="roles" src="https://…/api/remotes/registry">`. It mounts once it is in a
 * document, has both attributes and a `fetchToken`, and leaves nothing behind when it is taken out.
 */
export function remoteElement(load: Load): CustomElementConstructor {
  return class SlotwiseRemote extends HTMLElement {
    static observedAttributes = ['name', 'src', 'api', 'path', 'theme'];
    #fetchToken: FetchToken | null = null;
    #host: EmbedHost | null = null;
    #end: AbortController | null = null;
    #unmount: Promise<void> = Promise.resolve();

    /** Gives the access token of the page's signed-in person; asked again shortly before it expires. */
    get fetchToken(): FetchToken | null {
      return this.#fetchToken;
    }

    set fetchToken(fetchToken: FetchToken | null) {
      this.#fetchToken = fetchToken;
      this.#restart();
    }

    connectedCallback(): void {
      // Set before this class was known: a plain property that hides the accessor.
      if (Object.hasOwn(this, 'fetchToken')) {
        const early = this.fetchToken;
        Reflect.deleteProperty(this, 'fetchToken');
        this.fetchToken = early;
      } else this.#restart();
    }

    disconnectedCallback(): void {
      this.#stop();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (name === 'theme') this.#host?.chooseTheme(themeOf(after));
      else this.#restart();
    }

    #stop(): void {
      this.#end?.abort();
      this.#end = null;
      this.#host = null;
    }

    #restart(): void {
      this.#stop();
      const name = this.getAttribute('name');
      const src = this.getAttribute('src');
      if (!this.isConnected || !name || !src || !this.#fetchToken) return;
      const end = new AbortController();
      this.#end = end;
      void this.#start(name, src, this.#fetchToken, end.signal);
    }

    #emptyPlace(): Place {
      const place: Place = this.hasAttribute('light-dom')
        ? this
        : (this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
      place.replaceChildren();
      if (place instanceof ShadowRoot && 'adoptedStyleSheets' in place) place.adoptedStyleSheets = [];
      return place;
    }

    async #start(name: string, src: string, fetchToken: FetchToken, signal: AbortSignal): Promise<void> {
      await this.#unmount;
      if (signal.aborted) return;
      const place = this.#emptyPlace();
      try {
        const api = new URL(this.getAttribute('api') ?? '..', new URL(src, location.href));
        const session = createTokenSession({ baseUrl: api.href.replace(/\/$/, ''), fetchToken, signal });
        const [loaded] = await Promise.all([load(name, src, signal), session.start()]);
        if (signal.aborted) return;
        this.#host = createEmbedHost({
          element: this,
          session,
          page: pageSurface(this, place),
          theme: themeOf(this.getAttribute('theme')),
          signal,
        });
        await this.#mount(loaded, this.#host, place, signal);
        this.#tell('slotwise:mounted', { name, version: loaded.version });
      } catch (error) {
        if (signal.aborted) return;
        this.#emptyPlace();
        showFailure(place, name, () => this.#restart());
        this.#tell('slotwise:error', { name, error });
      }
    }

    async #mount({ parcel, assets }: LoadedParcel, host: EmbedHost, place: Place, signal: AbortSignal): Promise<void> {
      const domElement = document.createElement('div');
      domElement.style.cssText = 'height: 100%; overflow: auto;';
      place.appendChild(domElement);
      const props: Record<string, unknown> & { domElement: HTMLElement } = { domElement, host, assets };
      const path = this.getAttribute('path');
      if (path) props.initialPath = path;
      if (place instanceof ShadowRoot) props.shadowRoot = place;
      const mounted = mountRootParcel(parcel as Parameters<typeof mountRootParcel>[0], props);
      const unmount = async () => {
        await mounted.mountPromise.catch(() => undefined);
        if (mounted.getStatus() === 'MOUNTED') await mounted.unmount();
        this.#emptyPlace();
        // single-spa keeps every root parcel's props for ever; emptied, they hold nothing.
        for (const key of Object.keys(props)) Reflect.deleteProperty(props, key);
      };
      signal.addEventListener('abort', () => void (this.#unmount = unmount()), { once: true });
      await mounted.mountPromise;
    }

    #tell(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  };
}
