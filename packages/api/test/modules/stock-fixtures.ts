import { randomUUID } from 'node:crypto';
import type { Answer, Body, LayoutForm } from '@slotwise/contract';
import type { RawBuilder } from 'kysely';
import { prepared, signUp, type CallResult, type TestServer } from '../harness';

/** Two aisles of three bays on one side, two levels, one position: twelve places, and a dock to receive. */
export const layoutForm = (changes: Partial<LayoutForm> = {}): LayoutForm => ({
  ...{ aisles: 2, bays: 3, sides: 1, levels: 2, positions: 1 },
  ...{ bayWidth: 2700, bayDepth: 1100, levelHeight: 1500, aisleWidth: 3000, endWidth: 3000 },
  ...{ depots: [], crossAisles: [], oneWay: [], serpentine: false, zones: [], types: [] },
  places: [{ code: 'DOCK', purpose: 'receiving', x: 0, y: 0 }],
  code: '{aisle:2}-{bay:2}-{level:1}-{position:1}',
  ...changes,
});

export const newKey = () => randomUUID();

type MoveVerb = 'receive' | 'found' | 'put-away' | 'move' | 'pick' | 'adjust';
type MoveBody<V extends MoveVerb> = Body<`POST /stock/${V}`>['moves'][number];

/** A company with a warehouse that is laid out, and short ways to test it. */
export async function stockedCompany(server: TestServer, form = layoutForm()) {
  const owner = await signUp(server.call);
  const { token } = owner;
  const { warehouse } = (await server.call('POST /warehouse', { token, body: { name: 'Main' } })).body;
  const warehouseId = warehouse.id;
  const layOut = (wanted: LayoutForm, version: number) =>
    server.call('POST /warehouse/layout', { token, body: { warehouse_id: warehouseId, version, form: wanted } });
  await layOut(form, 0);
  const places = async () => {
    const { body } = await server.call('GET /locations', { token, query: { warehouse_id: warehouseId, limit: '200' } });
    return new Map(body.items.map((place) => [place.code, place.id]));
  };
  const place = (await places()) as ReadonlyMap<string, string>;
  return {
    owner,
    token,
    warehouseId,
    layOut,
    places,
    /** Id of a place by its code. */
    at: (code: string) => place.get(code) ?? `no ${code}`,
    sku: async (fields: Partial<Body<'POST /sku'>> = {}) => {
      const body = { code: `SKU ${randomUUID().slice(0, 8)}`, name: 'Thing', ...fields };
      return (await server.call('POST /sku', { token, body })).body.sku;
    },
    book: <V extends MoveVerb>(verb: V, ...moves: Omit<MoveBody<V>, 'key'>[]) =>
      server.call(`POST /stock/${verb}` as 'POST /stock/receive', {
        token,
        body: {
          warehouse_id: warehouseId,
          moves: moves.map((move) => ({ key: newKey(), ...move })) as unknown as MoveBody<'receive'>[],
        },
      }) as Promise<CallResult<'POST /stock/receive'>>,
    /** Receives goods of a lot that expires afterwards: what has expired does not come in. */
    receiveExpired: async (day: string, move: Omit<MoveBody<'receive'>, 'key'>) => {
      const body = { warehouse_id: warehouseId, moves: [{ key: newKey(), ...move }] };
      const answer = await server.call('POST /stock/receive', { token, body });
      const lot = { lot_id: answer.body.moves[0]?.lot?.id ?? '', expires_on: day };
      await server.call('PATCH /lot', { token, body: lot });
      return answer;
    },
    undo: (...ids: string[]) =>
      server.call('POST /stock/undo', { token, body: { moves: ids.map((id) => ({ key: newKey(), move_id: id })) } }),
    /** Pieces by place code and SKU id. */
    stock: async (skuId?: string) => {
      const query = { limit: '200', ...(skuId !== undefined && { sku_id: skuId }) };
      return (await server.call('GET /stock', { token, query })).body.items;
    },
    proof: async (): Promise<Answer<'GET /stock/proof'>['proof']> =>
      (await server.call('GET /stock/proof', { token })).body.proof,
  };
}
export type StockedCompany = Awaited<ReturnType<typeof stockedCompany>>;

/** Content of a refusal: its code, and each field with its fault. */
export const refusalOf = ({ status, body }: CallResult<never> | { status: number; body: object }) => {
  const { code, details } = body as { code?: string; details?: { field: string; code: string }[] };
  return [status, code, ...(details ?? []).map((fault) => `${fault.field} ${fault.code}`)];
};

/** Writes past all of our checks, as the role that serves the requests of a person. */
export const writeAs = (
  server: TestServer,
  { userId, tenantId }: { userId: string; tenantId: string },
  statement: RawBuilder<unknown>,
) =>
  server.services.db.withTenant(
    { userId, companyId: tenantId, wmsId: null },
    prepared((trx) => statement.execute(trx)),
  );
