import { bundledSources, embedded, integration } from '@slotwise/tooling/jest';
import { STAY } from './bundling.mjs';

const config = integration(import.meta.dirname);
const { transform, moduleNameMapper } = await bundledSources(import.meta.dirname, {
  folders: ['api/src', 'api/migrations', 'contract/src', 'engine/src'],
  libraries: ['kysely', 'pg'],
  options: {
    external: STAY,
    // Jest's context has none: what libraries load late is required.
    supported: { 'dynamic-import': false },
  },
});

export default {
  ...config,
  testEnvironment: embedded,
  transform: { ...transform, ...config.transform },
  moduleNameMapper,
};
