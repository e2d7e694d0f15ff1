import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * Has a shared module that could not be fetched fetched again when it is next asked for. The runtime keeps the failure, and
 * would answer with it for as long as the page is open.
 */
export const shareRetry: ModuleFederationRuntimePlugin = {
  name: 'slotwise-share-retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        const { loading } = shared;
        loading?.catch(() => {
          if (shared.loading === loading && !shared.loaded) shared.loading = null;
        });
      }
    }
  },
};
