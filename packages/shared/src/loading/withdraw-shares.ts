import type { ModuleFederation } from '@module-federation/runtime';

type ShareScopes = ModuleFederation['shareScopeMap'];

/**
 * Takes back what a remote whose load failed has offered to share and nobody has loaded. The runtime keeps the first
 * offer of a version, so the remote's next build, and other remotes, would ask the failed build for files that its
 * deployment may have deleted. A remote that still needs such a module loads it from its own files.
 * @param container name under which the remote's builds offer what they share
 */
export function withdrawShares(scopes: ShareScopes, container: string): void {
  for (const scope of Object.values(scopes)) {
    for (const versions of Object.values(scope)) {
      for (const [version, shared] of Object.entries(versions)) {
        if (shared.from !== container || shared.loaded) continue;
        const withdraw = () => {
          if (versions[version] === shared && !shared.loaded) delete versions[version];
        };
        // Somebody waits for it: it stays if it comes.
        if (shared.loading) void shared.loading.then(undefined, withdraw);
        else withdraw();
      }
    }
  }
}
