/** Content of a blob: of the test's own DOM, whose blobs cannot be asked, or of Node. */
const textOf = (blob: Blob): Promise<string> =>
  typeof blob.text === 'function'
    ? blob.text()
    : new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.onerror = () => reject(reader.error ?? new TypeError('The blob cannot be read.'));
        reader.readAsText(blob);
      });

/**
 * An `XMLHttpRequest` that hands everything to a faked `fetch`: as much of it as sends bytes and says how many have left,
 * in two steps.
 */
export const fakeSending = (send: typeof fetch) =>
  class {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onloadend?: () => void;
    private readonly headers = new Headers();
    private readonly ending = new AbortController();
    private received = new Headers();
    private method = '';
    private url = '';

    open(method: string, url: string) {
      Object.assign(this, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getAllResponseHeaders() {
      return [...this.received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }
    abort() {
      this.ending.abort();
    }
    send(bytes: Blob) {
      void this.exchange(bytes).finally(() => this.onloadend?.());
    }

    private async exchange(bytes: Blob) {
      const { method, url, headers } = this;
      this.upload.onprogress?.({ loaded: Math.floor(bytes.size / 2) });
      try {
        const response = await send(url, { method, headers, body: await textOf(bytes), signal: this.ending.signal });
        this.upload.onprogress?.({ loaded: bytes.size });
        this.responseText = await response.text();
        this.status = response.status;
        this.received = response.headers;
      } catch {
        if (!this.ending.signal.aborted) this.onerror?.();
        return;
      }
      this.onload?.();
    }
  };
