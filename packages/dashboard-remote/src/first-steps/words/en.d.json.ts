// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'ask.again' | 'ask.asked' | 'ask.failed' | 'ask.open' | 'ask.retry' | 'card.dismiss' | 'card.title'
    | 'found.saves-nothing' | 'removal.back' | 'removal.confirm' | 'removal.in-the-way' | 'removal.reading'
    | 'removal.searching' | 'sample.failed' | 'sample.name' | 'sample.not-made' | 'sample.remove' | 'sample.use'
    | 'state.done' | 'state.open' | 'step.found' | 'step.found.act' | 'step.found.text' | 'step.orders'
    | 'step.orders.act' | 'step.orders.text' | 'step.search' | 'step.search.act' | 'step.search.running'
    | 'step.search.text' | 'step.warehouse' | 'step.warehouse.text',
    {}
  > & {
    'ask.declined': { answer: 'text' };
    'card.done': { all: 'number'; done: 'number' };
    'found.saves': { share: 'number' };
    'needs.permission': { permission: 'text' };
    'removal.body': { orders: 'number'; places: 'number'; skus: 'number' };
    'removal.item.location': { name: 'text' };
    'removal.item.order': { name: 'text' };
    'removal.item.receipt': { name: 'text' };
    'removal.item.sku': { name: 'text' };
    'removal.item.warehouse': { name: 'text' };
    'removal.more': { count: 'number' };
    'removal.since': { counts: 'number'; moves: 'number'; proposals: 'number'; searches: 'number' };
    'removal.title': { name: 'text' };
    'sample.made': { name: 'text' };
    'sample.making': { name: 'text'; share: 'number' };
    'sample.removing': { name: 'text'; share: 'number' };
    'step.warehouse.act': { name: 'text' };
  }
>;
export default catalogue;
