// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'audit.about' | 'audit.added' | 'audit.after' | 'audit.any-time' | 'audit.at' | 'audit.before' | 'audit.by'
    | 'audit.changes' | 'audit.clear' | 'audit.clear-search' | 'audit.description' | 'audit.empty-value' | 'audit.entry'
    | 'audit.export' | 'audit.fact' | 'audit.facts' | 'audit.find' | 'audit.from' | 'audit.gone' | 'audit.list'
    | 'audit.more' | 'audit.no-export' | 'audit.no-view' | 'audit.nobody' | 'audit.none' | 'audit.none-found'
    | 'audit.request' | 'audit.same-request' | 'audit.same-thing' | 'audit.search' | 'audit.taken' | 'audit.title'
    | 'audit.unusable' | 'audit.what' | 'audit.who' | 'audit.within' | 'by.all' | 'by.api-key' | 'by.assistant'
    | 'by.label' | 'by.partner' | 'by.person' | 'by.system' | 'details.action' | 'details.id' | 'export.csv'
    | 'export.failed' | 'export.json' | 'view.access' | 'view.all' | 'view.sessions' | 'view.stock' | 'within.all'
    | 'within.as-searched' | 'within.day' | 'within.label' | 'within.month' | 'within.quarter' | 'within.week',
    {}
  > & {
    'audit.about-kind': { kind: 'text'; name: 'text' };
    'audit.by-key': { name: 'text' };
    'audit.by-sentence': { what: 'text'; who: 'text' };
    'audit.listed': { word: 'text' };
    'audit.newer': { count: 'number' };
    'audit.newer-many': { count: 'text' };
    'audit.request-of': { permission: 'text'; person: 'text' };
    'audit.same-person': { who: 'text' };
    'audit.via': { origin: 'text' };
    'audit.who-now': { now: 'text'; who: 'text' };
  }
>;
export default catalogue;
