export { eventStream, failure, fakeApi, unreachable } from './fake-api';
export type { FakeAnswer, FakeApi, FakeCall, FakeRequest, FakeRoutes } from './fake-api';
export {
  aCompany,
  aManifest,
  aPermission,
  aRole,
  aUser,
  aWarehouse,
  aWms,
  allPermissions,
  assistantInfo,
  anEntry,
  anInvitation,
  me,
} from './builders';
export { createTestPlatform } from './test-platform';
export type { TestPlatform, TestPlatformOptions } from './test-platform';
export { renderWithPlatform } from './render-with-platform';
export type { Rendered } from './render-with-platform';

export { randomness } from './randomness';
