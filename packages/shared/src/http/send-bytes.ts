import type { SentBytes } from './types';

interface BytesRequest extends SentBytes {
  method: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** The headers of an answer, as `XMLHttpRequest` gives them. */
const headersOf = (text: string): [string, string][] =>
  text.split('\r\n').flatMap((line) => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : [];
  });

/**
 * Sends bytes and says how many have left. `fetch` reports no upload progress, so this is `XMLHttpRequest` with the
 * manners of `fetch`: it answers for every status, throws a `TypeError` without an answer, and the signal's reason.
 */
export function sendBytes(
  url: string,
  { method, headers, signal, bytes, onProgress }: BytesRequest,
): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => {
      request.abort();
      reject(signal.reason as Error);
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress?.(Math.min(loaded, bytes.size));
    request.upload.onload = () => onProgress?.(bytes.size);
    request.onload = () => {
      const { status, responseText } = request;
      resolve(new Response(responseText || null, { status, headers: headersOf(request.getAllResponseHeaders()) }));
    };
    request.onerror = () => reject(new TypeError('Failed to send.'));
    request.onloadend = () => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    else request.send(bytes);
  });
}
