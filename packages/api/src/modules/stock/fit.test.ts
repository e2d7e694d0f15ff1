import { unfit, type Goods, type PlaceRules } from './fit';

const free: PlaceRules = {
  ...{ blocked: false, beingRemoved: false, mixing: 'mixed', condition: null },
  ...{ maxPieces: null, maxWeightG: null, maxVolumeMm3: null },
};
const goods = { skuId: 'a', lotId: '1', quantity: 2, weightG: 10, volumeMm3: 100, condition: 'ambient' } as const;
const other: Goods = { ...goods, skuId: 'b', lotId: null };
const otherLot: Goods = { ...goods, lotId: '2' };

test.each<[string, Partial<PlaceRules>, Goods[], Partial<Goods>, unknown]>([
  ['anything anywhere', {}, [other], {}, null],
  ['a blocked place', { blocked: true }, [], {}, { rule: 'blocked' }],
  ['a place that is being removed', { beingRemoved: true }, [], {}, { rule: 'being_removed' }],
  ['an empty place', { mixing: 'empty_only' }, [], {}, null],
  ['more of the same where it must be empty', { mixing: 'empty_only' }, [goods], {}, { rule: 'empty_only' }],
  ['the same SKU', { mixing: 'same_sku' }, [otherLot], {}, null],
  ['another SKU', { mixing: 'same_sku' }, [other], {}, { rule: 'same_sku' }],
  ['the same lot', { mixing: 'same_lot' }, [goods], {}, null],
  ['another lot', { mixing: 'same_lot' }, [otherLot], {}, { rule: 'same_lot' }],
  ['another condition', { condition: 'frozen' }, [], {}, { rule: 'condition' }],
  ['as many pieces as it takes', { maxPieces: 4 }, [goods], {}, null],
  ['one piece too many', { maxPieces: 3 }, [goods], {}, { rule: 'max_pieces', max: 3 }],
  ['as heavy as it takes', { maxWeightG: 40 }, [goods], {}, null],
  ['a gram too heavy', { maxWeightG: 39 }, [goods], {}, { rule: 'max_weight', max: 39 }],
  ['too large', { maxVolumeMm3: 399 }, [goods], {}, { rule: 'max_volume', max: 399 }],
  ['something that nobody has weighed', { maxWeightG: 39 }, [], { weightG: null }, { rule: 'weight_missing' }],
  [
    'something beside what nobody has weighed',
    { maxWeightG: 99 },
    [{ ...goods, weightG: null }],
    {},
    { rule: 'weight_missing' },
  ],
  ['something that nobody has measured', { maxVolumeMm3: 9 }, [], { volumeMm3: null }, { rule: 'volume_missing' }],
  ['something unmeasured where there is no limit', {}, [], { weightG: null, volumeMm3: null }, null],
])('%s', (_, rules, contents, change, refusal) => {
  expect(unfit({ ...free, ...rules }, contents, { ...goods, ...change })).toEqual(refusal);
});
