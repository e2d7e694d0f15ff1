// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'column.email' | 'column.factor' | 'column.name' | 'column.role' | 'column.seen' | 'column.sessions'
    | 'email.unconfirmed' | 'factor.act' | 'factor.body' | 'factor.no' | 'factor.none' | 'factor.yes' | 'filter.factor'
    | 'filter.factor.all' | 'filter.factor.no' | 'filter.factor.yes' | 'filter.role' | 'filter.role.all'
    | 'filter.signed-in' | 'filter.signed-in.all' | 'filter.signed-in.no' | 'filter.signed-in.yes' | 'many.act'
    | 'many.again' | 'many.body' | 'many.no-role' | 'many.not-removed' | 'many.people' | 'many.why' | 'many.without-you'
    | 'page.clear' | 'page.description' | 'page.find' | 'page.invite' | 'page.list' | 'page.never-seen' | 'page.none'
    | 'page.search' | 'page.self' | 'page.title' | 'remove.act' | 'remove.body' | 'role.act' | 'role.confirm'
    | 'role.gone' | 'role.may-not' | 'role.missing' | 'role.new' | 'role.none' | 'role.not-changed'
    | 'role.not-taken-back' | 'role.undo' | 'seen.never' | 'sign-out.act' | 'sign-out.none',
    {}
  > & {
    'factor.done': { name: 'text' };
    'factor.title': { name: 'text' };
    'many.confirm': { count: 'number' };
    'many.person': { name: 'text'; role: 'text' };
    'many.progress': { count: 'text'; done: 'text' };
    'many.reason': { name: 'text'; reason: 'text' };
    'many.refused': { count: 'number' };
    'many.removed': { count: 'number' };
    'many.title': { count: 'number' };
    'page.count': { count: 'number' };
    'page.found': { count: 'number' };
    'page.seen': { at: 'text' };
    'page.sessions': { sessions: 'number' };
    'remove.done': { name: 'text' };
    'remove.title': { name: 'text' };
    'role.changed': { count: 'number'; role: 'text' };
    'role.taken-back': { count: 'number' };
    'role.title': { count: 'number' };
    'sign-out.body': { sessions: 'number' };
    'sign-out.done': { name: 'text' };
    'sign-out.title': { name: 'text' };
  }
>;
export default catalogue;
