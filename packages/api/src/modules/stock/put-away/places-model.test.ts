import type { LayoutForm } from '@slotwise/contract';
import type { StoragePlace } from '../put-away-queries';
import { PlacesModel } from './places-model';

const form: LayoutForm = {
  ...{ aisles: 2, bays: 3, sides: 1, levels: 1, positions: 1 },
  ...{ bayWidth: 1000, bayDepth: 1000, levelHeight: 1000, aisleWidth: 2000, endWidth: 3000 },
  ...{ depots: [], crossAisles: [], oneWay: [], serpentine: false, zones: [], types: [], places: [] },
  code: '{aisle:2}-{bay:2}-{level:1}',
};
const place = (code: string, aisle: number | null, bay: number | null): StoragePlace => ({
  ...{ id: code, code, aisle, bay, x: null, y: null, z: null },
  ...{ lengthMm: null, widthMm: null, heightMm: null, blocked: false, beingRemoved: false },
  ...{ mixing: 'mixed', condition: null, maxPieces: null, maxWeightG: null, maxVolumeMm3: null },
});
const PLACES = [place('beyond', 1, 9), place('unsaid', null, null), place('last', 2, 3), place('first', 1, 1)];
const order = (given: LayoutForm | null, places = PLACES) =>
  new PlacesModel(given, places, new Map()).places.map(({ code }) => code);

test('a place beyond the form is as far as one of which nobody says where it is', () => {
  expect(order(form)).toEqual(['first', 'beyond', 'last', 'unsaid']);
  const { points } = new PlacesModel(form, PLACES, new Map());
  expect(points).toEqual([0, 5, 5, 5]);
});

test('without a form the aisles and bays themselves say where places are', () => {
  expect(order(null)).toEqual(['first', 'last', 'beyond', 'unsaid']);
});

test('where nothing is known of any place, all are equally far', () => {
  expect(order(null, [place('b', null, null), place('a', null, null)])).toEqual(['a', 'b']);
});
