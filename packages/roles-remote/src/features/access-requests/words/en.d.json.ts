// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'decline.action' | 'decline.busy' | 'decline.empty' | 'decline.reason' | 'decline.submit' | 'decline.title'
    | 'gone.reason' | 'gone.title' | 'grant.action' | 'grant.busy' | 'grant.by' | 'grant.held-action'
    | 'grant.nothing-else' | 'list.label' | 'list.more' | 'list.none' | 'panel.all' | 'panel.title'
    | 'request.no-reason' | 'request.own',
    {}
  > & {
    'decline.lead': { who: 'text' };
    'grant.add': { role: 'text' };
    'grant.add-alone': { who: 'text' };
    'grant.add-others': { count: 'number' };
    'grant.gives': { permissions: 'text' };
    'grant.held': { who: 'text' };
    'grant.more': { count: 'number'; permissions: 'text' };
    'grant.move': { role: 'text'; who: 'text' };
    'grant.none': { permission: 'text' };
    'grant.takes': { permissions: 'text' };
    'panel.needs': { permission: 'text' };
    'request.asks': { permission: 'text'; who: 'text' };
    'request.declined': { date: 'text'; who: 'text' };
    'request.declined-by-nobody': { date: 'text' };
    'request.granted': { date: 'text'; who: 'text' };
    'request.granted-by-nobody': { date: 'text' };
    'request.not-held': { permission: 'text' };
    'request.withdrawn': { date: 'text' };
  }
>;
export default catalogue;
