// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'access.not-given': {};
  'access.other-page': { page: 'text' };
  'access.other-remote': { remote: 'text' };
  'access.refused': {};
  'access.silent': { seconds: 'text' };
  'frame.not-opened': {};
  'frame.refused': {};
  'notice.text': { body: 'text'; title: 'text' };
  'place.failed': { name: 'text'; reason: 'text' };
  'place.loading': { name: 'text' };
  'place.retry': {};
  'registry.changed': {};
  'remote.crashed': { title: 'text' };
  'remote.failed': {};
  'remote.kept-apart': { title: 'text' };
  'remote.silent': { seconds: 'text'; title: 'text' };
  'remote.unknown': { name: 'text' };
  'server.busy': {};
  'server.forbidden': {};
  'server.refused': { code: 'text' };
  'server.slow': {};
  'server.unreachable': { page: 'text' };
}>;
export default catalogue;
