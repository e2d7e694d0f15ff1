import type { Certificate } from '../../e2e/fixtures/certificate';
import { startServer, type Server } from '../../e2e/fixtures/server';

/** Our own server with one build of the interface, on a database of its own. */
export const serve = (shellDir: string, tls?: Certificate['env']): Promise<Server> =>
  startServer({ SHELL_DIR: shellDir, ...tls });
