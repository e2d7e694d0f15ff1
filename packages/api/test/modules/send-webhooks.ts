import { sql } from 'kysely';
import { sealTenant } from '../../src/modules/audit/chain/seal';
import { sender } from '../../src/modules/webhooks/sender';
import type { TestServer } from '../harness';

/** Seals all that was done in a tenant, also what the server's own sealer has in its hands at this moment. */
export async function sealAll({ services, database }: TestServer, tenantId: string): Promise<void> {
  for (let waits = true; waits;) {
    await sealTenant(services, tenantId);
    const { rows } = await sql<{ waits: boolean }>`
      SELECT EXISTS (SELECT FROM audit_unsealed WHERE tenant_id = ${tenantId}) AS waits`.execute(database.db);
    waits = rows[0]?.waits ?? false;
  }
}

/** Serves the webhooks that are due at this moment. */
export async function sendWebhooks({ services }: TestServer): Promise<void> {
  const each = services.use(sender);
  // A tenant has one webhook served at a time.
  for (let turn = 0; turn < 3; turn++) {
    await each.settled();
    await each.take();
  }
  await each.settled();
}

/** Seals what was done in a tenant, and serves what is due. */
export async function sealAndSend(server: TestServer, tenantId: string): Promise<void> {
  await sealAll(server, tenantId);
  await sendWebhooks(server);
}
