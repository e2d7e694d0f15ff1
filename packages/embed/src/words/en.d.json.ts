// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'access.not-given' | 'access.refused' | 'frame.not-opened' | 'frame.refused' | 'place.retry' | 'registry.changed'
    | 'remote.failed' | 'server.busy' | 'server.forbidden' | 'server.slow',
    {}
  > & {
    'access.other-page': { page: 'text' };
    'access.other-remote': { remote: 'text' };
    'access.silent': { seconds: 'text' };
    'notice.text': { body: 'text'; title: 'text' };
    'place.failed': { name: 'text'; reason: 'text' };
    'place.loading': { name: 'text' };
    'remote.crashed': { title: 'text' };
    'remote.kept-apart': { title: 'text' };
    'remote.silent': { seconds: 'text'; title: 'text' };
    'remote.unknown': { name: 'text' };
    'server.refused': { code: 'text' };
    'server.unreachable': { page: 'text' };
  }
>;
export default catalogue;
