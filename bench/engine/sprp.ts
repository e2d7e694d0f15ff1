import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Layout, Location } from '@slotwise/engine';

/** One published instance (Heßler and Irnich, 2024) and its optima, with and without a middle cross-aisle. */
export interface Published {
  name: string;
  layout: Layout;
  locations: Location[];
  optimum: number;
  twoBlocks: { layout: Layout; optimum: number };
}

const text = (file: string) => new TextDecoder('windows-1252').decode(readFileSync(file));

function header(content: string, key: string): string {
  const value = new RegExp(`^${key} : (.*?)\\s*$`, 'm').exec(content)?.[1];
  if (value === undefined) throw new Error(`${key} is missing`);
  return value;
}

function parse(content: string): { layout: Layout; locations: Location[] } {
  const count = (key: string) => Number(header(content, key));
  const bays = count('NUM_CELLS');
  const endGap = count('DISTANCE_TOP_TO_CELL');
  if (endGap !== count('DISTANCE_BOTTOM_TO_CELL')) throw new Error('its ends differ, which a layout cannot say');
  if (count('DISTANCE_TOP_OR_BOTTOM_TO_DEPOT') !== 0) throw new Error('its depot stands off the cross-aisle');
  const layout: Layout = {
    aisles: count('NUM_AISLES'),
    bays,
    aislePitch: count('DISTANCE_AISLE_TO_AISLE'),
    bayPitch: count('DISTANCE_CELL_TO_CELL'),
    endGap,
    depot: { aisle: count('DEPOT_AISLE'), end: header(content, 'DEPOT_LOCATION') === 'bottom' ? 'front' : 'back' },
  };
  // Published cells count from the top, bays from the front.
  const locations = [...content.matchAll(/AISLE (\d+) CELL (\d+)/g)].map(([, aisle, cell]) => ({
    aisle: Number(aisle),
    bay: bays - 1 - Number(cell),
  }));
  if (locations.length !== count('NUM_SKUS')) throw new Error('it names more SKUs than it lists');
  return { layout, locations };
}

/** All instances below `folder/instances` whose optimum stands in `folder/optimal.csv`. Throws if one of them cannot be read. */
export function readPublished(folder: string): Published[] {
  const optima = new Map(
    text(path.join(folder, 'optimal.csv'))
      .split(/\r?\n/)
      .slice(1)
      .filter((line) => line !== '')
      .map((line) => line.split(','))
      .map(
        ([name = '', single = '', double = '']) => [name, { single: Number(single), double: Number(double) }] as const,
      ),
  );
  return readdirSync(path.join(folder, 'instances')).map((name) => {
    const published = optima.get(name);
    if (published === undefined) throw new Error(`${name} has no line in optimal.csv`);
    try {
      const { layout, locations } = parse(text(path.join(folder, 'instances', name)));
      // Half a cell, the crossing of width 1, half a cell.
      const middles = [{ after: layout.bays / 2, gap: layout.bayPitch }];
      const twoBlocks = { layout: { ...layout, middles }, optimum: published.double };
      return { name, layout, locations, optimum: published.single, twoBlocks };
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  });
}
