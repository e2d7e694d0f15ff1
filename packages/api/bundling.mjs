/** Threads of the server: each is a file of its own, loaded by its path. */
export const THREADS = {
  'reading-thread': 'src/modules/imports/reading-thread.ts',
  'moves-thread': 'src/modules/slotting-proposals/plan/moves-thread.ts',
  'search-thread': 'src/modules/slotting/search/search-thread.ts',
  'seeds-thread': 'src/modules/slotting/search/seeds-thread.ts',
  'question-thread': 'src/modules/slotting/questions/question-thread.ts',
};

/** Packages with files of their own beside their code: they stay in their place. */
export const STAY = ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', 'pino-pretty', 'sharp'];

/**
 * Options of the server's build. All but those packages goes into the bundle: a server starts a second earlier, and a thread, of which
 * each file that is read and each question needs one, in half the time.
 */
export const bundling = /** @type {const} */ ({
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // A module has no `require`, and libraries that are none ask it for parts of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});

/** Patterns of what stays in its place. */
export const external = STAY.flatMap((name) => [name, `${name}/*`]);
