import { codeKey } from '../code-key';
import type { FieldFaultCode, FieldFaultParam } from '../field-faults';
import { codeOf, greatest, readPattern, type NumberedPart } from './code-pattern';
import { CODE_MAX, LOCATIONS_MAX } from './constants';
import type { LayoutForm } from './form';

/** Fault of one field of a form. */
export interface LayoutFault {
  field: string;
  code: FieldFaultCode;
  params?: Readonly<Record<string, FieldFaultParam>>;
}

const placesOf = (form: LayoutForm) => form.aisles * form.bays * form.sides * form.levels * form.positions;

/** Everything that is wrong with a form whose fields have the right types; empty: it can be laid out. */
export function layoutFaults(form: LayoutForm): LayoutFault[] {
  const count = placesOf(form) + form.places.length;
  if (count > LOCATIONS_MAX)
    return [{ field: 'aisles', code: 'layout_too_large', params: { count, max: LOCATIONS_MAX } }];
  return [...patternFaults(form), ...outside(form), ...zoneFaults(form), ...placeFaults(form)];
}

function patternFaults(form: LayoutForm): LayoutFault[] {
  const pattern = readPattern(form.code);
  if (!pattern) return [{ field: 'code', code: 'pattern_part' }];
  const largest: Record<NumberedPart, number> = {
    aisle: form.aisles,
    bay: form.bays * form.sides,
    level: form.levels,
    position: form.positions,
  };
  const namesPosition = greatest(pattern, 'position') > 0;
  if (!namesPosition && form.positions > 1)
    return [{ field: 'code', code: 'pattern_position', params: { count: form.positions } }];
  const parts = (Object.keys(largest) as NumberedPart[]).filter((part) => part !== 'position' || namesPosition);
  const narrow = parts.filter((part) => largest[part] > greatest(pattern, part));
  if (narrow.length > 0) {
    return narrow.map((part) => ({ field: 'code', code: 'pattern_digits', params: { part, max: largest[part] } }));
  }
  const longest = Math.max(
    ...['', ...form.zones.map(({ code }) => code)].map((zone) => codeOf(pattern, largest, zone).length),
  );
  return longest > CODE_MAX ? [{ field: 'code', code: 'too_long', params: { max: CODE_MAX } }] : [];
}

function outside({ aisles, bays, levels, ...form }: LayoutForm): LayoutFault[] {
  const beyond = (field: string, wrong: boolean): LayoutFault[] => (wrong ? [{ field, code: 'outside_layout' }] : []);
  return [
    ...form.crossAisles.flatMap(({ afterBay }, at) => beyond(`crossAisles/${at}/afterBay`, afterBay >= bays)),
    ...form.oneWay.flatMap(({ aisle }, at) => beyond(`oneWay/${at}/aisle`, aisle > aisles)),
    ...form.types.flatMap(({ fromLevel }, at) => beyond(`types/${at}/fromLevel`, fromLevel > levels)),
    ...form.zones.flatMap(({ from, to }, at) => beyond(`zones/${at}/to`, to > aisles || to < from)),
    ...repeated(
      'crossAisles',
      'afterBay',
      form.crossAisles.map(({ afterBay }) => String(afterBay)),
    ),
    ...repeated(
      'oneWay',
      'aisle',
      form.oneWay.map(({ aisle }) => String(aisle)),
    ),
    ...repeated(
      'types',
      'fromLevel',
      form.types.map(({ fromLevel }) => String(fromLevel)),
    ),
  ];
}

const repeated = (list: string, field: string, keys: readonly string[]): LayoutFault[] =>
  keys.flatMap((key, at) => (keys.indexOf(key) < at ? [{ field: `${list}/${at}/${field}`, code: 'twice' }] : []));

function zoneFaults({ zones }: LayoutForm): LayoutFault[] {
  const overlaps = zones.flatMap(({ from, to }, at): LayoutFault[] =>
    zones.slice(0, at).some((other) => from <= other.to && other.from <= to)
      ? [{ field: `zones/${at}/from`, code: 'overlaps' }]
      : [],
  );
  return [
    ...repeated(
      'zones',
      'code',
      zones.map(({ code }) => codeKey(code)),
    ),
    ...overlaps,
  ];
}

function placeFaults(form: LayoutForm): LayoutFault[] {
  const keys = form.places.map(({ code }) => codeKey(code));
  const ofGrid = gridKeys(form, keys);
  const inGrid = keys.flatMap((key, at): LayoutFault[] =>
    ofGrid.has(key) ? [{ field: `places/${at}/code`, code: 'twice' }] : [],
  );
  return [...repeated('places', 'code', keys), ...inGrid];
}

/** Those of the keys that a place of the grid has. */
function gridKeys(form: LayoutForm, keys: readonly string[]): Set<string> {
  const pattern = readPattern(form.code);
  const found = new Set<string>();
  if (!pattern || keys.length === 0) return found;
  const wanted = new Set(keys);
  for (let aisle = 1; aisle <= form.aisles; aisle++) {
    const zone = form.zones.find(({ from, to }) => from <= aisle && aisle <= to)?.code ?? '';
    for (let bay = 1; bay <= form.bays * form.sides; bay++)
      for (let level = 1; level <= form.levels; level++)
        for (let position = 1; position <= form.positions; position++) {
          const key = codeKey(codeOf(pattern, { aisle, bay, level, position }, zone));
          if (wanted.has(key)) found.add(key);
        }
  }
  return found;
}
