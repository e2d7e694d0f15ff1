import { createContext, use } from 'react';
import type { ShellServices } from './shell-services';

export const ShellContext = createContext<ShellServices | null>(null);

/** Services that the shell's own parts share; remotes get a `Platform` instead. */
export function useShell(): ShellServices {
  const services = use(ShellContext);
  if (!services) throw new Error('useShell() outside of the shell.');
  return services;
}
