import { readdirSync, existsSync } from 'node:fs';

/** Every package with a jest.config.mjs is one project. */
export default {
  // Jest takes this one from here alone when there are several projects.
  testTimeout: 120_000,
  projects: readdirSync(new URL('packages/', import.meta.url))
    .filter((name) => existsSync(new URL(`packages/${name}/jest.config.mjs`, import.meta.url)))
    .map((name) => `<rootDir>/packages/${name}/jest.config.mjs`),
};
