import type { SlottingRun } from '@slotwise/contract';
import { Type } from 'typebox';
import { defineLook, type Look, type Question } from '../../platform/look';
import { moment, said, type InEach } from '../assistant';
import { warehousesOf } from '../warehouses';
import { asked } from './look-asked';
import { foundBy, named } from './look-found';
import { newestRuns, runSlice, toRun } from './run-queries';

const NAME = { en: 'slotting', de: 'Slotting' };
const base = { name: NAME, permission: 'view_slotting', tenant: 'company', data: 'slotting' } as const;
const LISTED = 5;

const STATUS: Readonly<Record<SlottingRun['status'], InEach>> = {
  waiting: { en: 'waiting to begin', de: 'wartet auf den Beginn' },
  running: { en: 'running', de: 'läuft' },
  done: { en: 'done', de: 'beendet' },
  failed: { en: 'failed', de: 'fehlgeschlagen' },
};

/** Since when it is no longer running. */
const ended = ({ endedAt }: SlottingRun, question: Question): string =>
  endedAt === null ? '' : ` (${moment(endedAt, question)})`;

const newest = defineLook({
  ...base,
  topic: 'newest_runs',
  description: 'Says for each warehouse whether its newest slotting run still runs, and how much its plan saves.',
  args: Type.Object({}),
  asked: asked.newest,
  async read(question) {
    const { trx, tenantId, language } = question;
    const names = new Map((await warehousesOf(trx, tenantId)).map(({ id, name }) => [id, name]));
    const runs = (await newestRuns(trx, tenantId)).map(toRun);
    const described = runs.map((run) => {
      const [where, state] = [names.get(run.warehouseId) ?? '–', STATUS[run.status][language]];
      return `${where}: ${named(run, question)}, ${state}${ended(run, question)}, ${foundBy(run, language)}`;
    });
    return {
      what: said(language, { en: 'newest slotting runs', de: 'neueste Slotting-Suchen' }),
      links:
        runs.length === 0
          ? []
          : runs.slice(0, LISTED).map(({ warehouseId }) => ({ kind: 'slotted-warehouse', id: warehouseId })),
      text:
        runs.length === 0
          ? said(language, {
              en: 'No slotting run has been started yet.',
              de: 'Es wurde noch keine Slotting-Suche begonnen.',
            })
          : `${described.join('; ')}.`,
      facts: runs.slice(0, LISTED).map(({ name, status, warehouseId, createdAt }) => ({
        name,
        status,
        warehouse: names.get(warehouseId),
        createdAt,
      })),
    };
  },
});

const runs = defineLook({
  ...base,
  topic: 'runs',
  description: 'Lists the latest slotting runs with their states.',
  args: Type.Object({}),
  asked: asked.runs,
  async read(question) {
    const { trx, tenantId, language } = question;
    const { rows } = await runSlice(trx, { companyId: tenantId, warehouseId: undefined }, { limit: LISTED });
    const all = rows.map(toRun);
    const isRunning = all.some(({ status }) => status === 'running' || status === 'waiting');
    const described = all.map((run) => `${named(run, question)} (${STATUS[run.status][language]})`);
    const running = isRunning
      ? { en: 'A run is under way.', de: 'Eine Suche läuft.' }
      : { en: 'No run is under way.', de: 'Keine Suche läuft.' };
    const list =
      all.length === 0
        ? ''
        : said(language, { en: ` The latest: ${described.join(', ')}.`, de: ` Die letzten: ${described.join(', ')}.` });
    return {
      what: said(language, { en: 'slotting runs', de: 'Slotting-Suchen' }),
      links: [...new Set(all.map(({ warehouseId }) => warehouseId))].map((id) => ({ kind: 'slotted-warehouse', id })),
      text: `${said(language, running)}${list}`,
      facts: all.map(({ name, status, createdAt }) => ({ name, status, createdAt })),
    };
  },
});

const meaning = defineLook({
  ...base,
  topic: 'slotting',
  description: 'Says what slotting is, and how it is done here.',
  args: Type.Object({}),
  permission: null,
  asked: asked.meaning,
  read: ({ language }) =>
    Promise.resolve({
      what: said(language, NAME),
      links: [],
      text: said(language, {
        en: 'Slotting is to decide which goods lie at which place, so that picking takes less walking. A slotting run searches for a better plan from your orders; its moves are proposed, approved, and then done on the floor.',
        de: 'Slotting ist die Entscheidung, welche Ware an welchem Platz liegt, damit beim Kommissionieren kürzere Wege anfallen. Eine Slotting-Suche findet aus Ihren Aufträgen einen besseren Plan; dessen Umlagerungen werden vorgeschlagen, freigegeben und dann ausgeführt.',
      }),
    }),
});

export const look: Look[] = [newest, runs, meaning];
