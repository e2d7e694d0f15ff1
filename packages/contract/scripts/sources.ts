export { openapi } from '../src/openapi';
export { EVENTS } from '../src/live/catalogue';
export { RemoteManifest } from '../src/manifest';
