import './runtime-core';
import { loadParcel } from './load-parcel';
import { remoteElement } from './remote-element';

const TAG = 'slotwise-remote';

// A page that carries the script twice keeps the first.
if (!customElements.get(TAG)) customElements.define(TAG, remoteElement(loadParcel));
