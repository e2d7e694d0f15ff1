// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'bulk.title' | 'check.again' | 'check.failed' | 'check.meanwhile' | 'fault.address' | 'fault.duplicate-elsewhere'
    | 'fault.email' | 'fault.member' | 'fault.mended' | 'fault.name' | 'fault.no-address' | 'fault.no-answer'
    | 'fault.no-contact' | 'fault.pending' | 'fault.phone-country' | 'fault.refused' | 'fault.role-gone'
    | 'fault.role-refused' | 'fault.unreadable' | 'file.choose' | 'file.drop' | 'file.label' | 'people.hint'
    | 'people.label' | 'results.download' | 'results.label' | 'results.new-list' | 'results.sending' | 'results.stop'
    | 'results.stopping' | 'roles.unused' | 'run.done' | 'run.incomplete' | 'run.stopped' | 'state.duplicate'
    | 'state.failed' | 'state.invalid' | 'state.invited' | 'state.member' | 'state.pending' | 'state.unchecked'
    | 'state.unsent' | 'state.valid' | 'table.all' | 'table.before' | 'table.role-choose' | 'table.show' | 'word.cancel'
    | 'word.close',
    {}
  > & {
    'bulk.send': { count: 'number' };
    'bulk.up-to': { max: 'text' };
    'fault.address-long': { max: 'text' };
    'fault.duplicate': { line: 'text' };
    'fault.name-long': { max: 'text' };
    'fault.role-exceeds': { role: 'text' };
    'fault.role-unknown': { role: 'text' };
    'fault.too-many': { max: 'text'; over: 'text'; valid: 'text' };
    'file.added': { count: 'text'; encoding: 'text'; name: 'text' };
    'file.empty': { name: 'text' };
    'file.large': { name: 'text' };
    'file.spreadsheet': { name: 'text' };
    'file.unread': { name: 'text' };
    'results.correct': { count: 'text' };
    'results.invited': { invited: 'number' };
    'results.invited-some': { invited: 'number' };
    'results.progress': { done: 'text'; total: 'text' };
    'results.retry': { count: 'text' };
    'table.address-in': { line: 'text' };
    'table.role-in': { line: 'text' };
    'table.role-of': { role: 'text' };
    'table.rows': { label: 'text' };
    'tally.duplicate': { count: 'text' };
    'tally.failed': { count: 'text' };
    'tally.invalid': { count: 'text' };
    'tally.invited': { count: 'text' };
    'tally.member': { count: 'text' };
    'tally.pending': { count: 'text' };
    'tally.unchecked': { count: 'text' };
    'tally.unsent': { count: 'text' };
    'tally.valid': { count: 'text' };
  }
>;
export default catalogue;
