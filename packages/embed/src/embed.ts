import './runtime-core';
import './shadow-focus';
import { serveFrame } from './frame-guest';
import { deployment } from './deployment';
import { serveIsolated } from './isolated/guest';
import { parcelLoader } from './load-parcel';
import { remoteElement } from './remote-element';

const TAG = 'slotwise-remote';

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const home = new URL('.', script?.src || location.href).href;
const nonce = script?.nonce || undefined;
/** Only our own frame's page says this: whose page the frame is in. */
const frameOf = script?.dataset.frameOf;
const load = parcelLoader(deployment, nonce);

if (script?.dataset.isolated !== undefined) {
  serveIsolated(home);
} else if (frameOf !== undefined) {
  serveFrame(frameOf, home, nonce, load);
} else if (!customElements.get(TAG)) {
  // A page that carries the script twice keeps the first.
  customElements.define(TAG, remoteElement({ load, home, ...(nonce === undefined ? {} : { nonce }) }));
}
