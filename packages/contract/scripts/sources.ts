export { openapi } from '../src/openapi';
export { RemoteManifest } from '../src/manifest';
export { ERRORS } from '../src/errors';
export { LANGUAGES } from '../src/constants';
