import * as core from '@module-federation/runtime-core';

/** Containers are built without the runtime's core and expect it under this global; the first one in the page is kept. */
const page = globalThis as { _FEDERATION_RUNTIME_CORE?: typeof core };
page._FEDERATION_RUNTIME_CORE ??= core;
