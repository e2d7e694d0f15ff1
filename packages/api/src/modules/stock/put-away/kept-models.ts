import { LRUCache } from 'lru-cache';
import type { Scope } from '../../../platform/actor';
import type { Transactions } from '../../../platform/db/transaction';
import { createLog } from '../../../platform/events/log';
import { defineService } from '../../../platform/services';
import { formOf } from '../../warehouse-layout';
import { changesOf } from './changes';
import { pilesIn, storagePlaces, type Pile, type StoragePlace } from '../put-away-queries';
import { PlacesModel } from './places-model';

/** Approximate memory of all models of one server. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Rows that one transaction reads: others wait for it. */
const AT_ONCE = 1000;
/** Changes that are read one by one; if there are more, all is read anew. */
const CHANGES = { messages: 200, bytes: 1024 * 1024 };

interface Kept {
  model: PlacesModel;
  /** The last message of the company's channel that it knows of. */
  seq: number;
}

/**
 * Warehouses as advice needs them, kept between requests. Commits are numbered on the company's channel in their order:
 * a model reads again the places named by later messages, from any server.
 */
export class KeptModels {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ model }) => model.bytes,
  });
  /** The last request for each warehouse; the next one begins when it ends. */
  private readonly turns = new Map<string, Promise<PlacesModel>>();
  private readonly log;

  constructor(private readonly db: Transactions) {
    this.log = createLog(db);
  }

  /** The warehouse as it is now, by all that was committed before the call. */
  async fresh(scope: Scope & { companyId: string }, warehouseId: string): Promise<PlacesModel> {
    const before = this.turns.get(warehouseId);
    const turn = (before ?? Promise.resolve()).then(
      () => this.brought(scope, warehouseId),
      () => this.brought(scope, warehouseId),
    );
    this.turns.set(warehouseId, turn);
    try {
      return await turn;
    } finally {
      if (this.turns.get(warehouseId) === turn) this.turns.delete(warehouseId);
    }
  }

  private async brought(scope: Scope & { companyId: string }, warehouseId: string): Promise<PlacesModel> {
    const channel = `company:${scope.companyId}`;
    const seq = (await this.log.positions([channel])).get(channel) ?? 0;
    const kept = this.kept.get(warehouseId);
    if (kept?.seq === seq) return kept.model;
    const changed = kept && (await this.follow(scope, warehouseId, kept));
    const next = changed ?? { model: await this.read(scope, warehouseId), seq };
    this.kept.set(warehouseId, next);
    return next.model;
  }

  /** Reads again what has changed. @returns undefined where all is to be read */
  private async follow(
    scope: Scope & { companyId: string },
    warehouseId: string,
    { model, seq }: Kept,
  ): Promise<Kept | undefined> {
    const messages = await this.log.after(`company:${scope.companyId}`, seq, CHANGES);
    const last = messages.at(-1);
    // The next number is missing where messages are no longer kept.
    if (!last || messages[0]?.seq !== seq + 1 || messages.length === CHANGES.messages) return undefined;
    const changes = changesOf(messages, warehouseId);
    if (changes === 'all') return undefined;
    const places = [...new Set([...changes.contents, ...model.placesOf(changes.skus)])];
    if (places.length + changes.places.size > AT_ONCE) return undefined;
    const { piles, rows } = await this.db.readTenant(scope, async (trx) => ({
      piles: places.length > 0 ? await pilesIn(trx, places) : new Map<string, Pile[]>(),
      rows: changes.places.size > 0 ? await storagePlaces(trx, warehouseId, { ids: [...changes.places] }) : [],
    }));
    if (rows.length < changes.places.size || !rows.every((row) => model.change(row))) return undefined;
    for (const id of places) model.lay(id, piles.get(id) ?? []);
    return { model, seq: last.seq };
  }

  private async read(scope: Scope, warehouseId: string): Promise<PlacesModel> {
    const form = await this.db.readTenant(scope, (trx) => formOf(trx, warehouseId));
    const places: StoragePlace[] = [];
    const piles = new Map<string, Pile[]>();
    for (let after = ''; ; after = places.at(-1)?.id ?? '') {
      const range = { after, limit: AT_ONCE };
      const some = await this.db.readTenant(scope, (trx) => storagePlaces(trx, warehouseId, range));
      places.push(...some);
      const ids = some.map(({ id }) => id);
      for (const [id, pile] of await this.db.readTenant(scope, (trx) => pilesIn(trx, ids))) piles.set(id, pile);
      if (some.length < AT_ONCE) return new PlacesModel(form, places, piles);
    }
  }
}

export const keptModels = defineService(({ db }) => new KeptModels(db));
