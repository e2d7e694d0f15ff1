import type { AssistantInfo } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { examplesFor } from './asked/examples';
import { consentOf } from './consent-queries';

const NONE: AssistantInfo['consent'] = { data: [], by: null, at: null };

/** Says who answers, and what could be asked on a page. */
export async function readInfo(ctx: Ctx<'GET /assistant'>): Promise<AssistantInfo> {
  const { actor, read, services } = ctx;
  const { assistant } = services.config;
  const tenantId = actor.companyId ?? actor.wmsId;
  const consent = tenantId === null ? NONE : await read((trx) => consentOf(trx, tenantId));
  return {
    answers: assistant && consent.data.length > 0 ? 'model' : 'built_in',
    model: assistant ? { name: assistant.model, host: new URL(assistant.url).host } : null,
    consent,
    examples: examplesFor(ctx),
  };
}
