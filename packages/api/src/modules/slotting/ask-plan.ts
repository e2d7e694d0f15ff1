import type { RouteKey, SlottingReason, SlottingTour, SlottingWhyNot } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { inputs } from './input/kept-inputs';
import type { Question, QuestionAnswer } from './questions/opened-plan';
import { questions } from './questions/questions';
import { runOf } from './read-runs';
import { planOf } from './run-queries';

/** An id that is asked about; undefined where none was given. */
function wanted(given: string | undefined): string | undefined {
  const id = given === undefined ? undefined : idOf(given);
  if (given !== undefined && !id) throw refuse('not_found');
  return id ?? undefined;
}

async function ask(
  { actor, read, services }: Pick<Ctx<RouteKey>, 'read' | 'services'> & { actor: Parameters<typeof tenantOf>[0] },
  runId: string,
  question: Question,
): Promise<NonNullable<QuestionAnswer>> {
  const { id: companyId } = tenantOf(actor);
  const run = await read((trx) => runOf(trx, companyId, runId));
  const answer = await services.use(questions).ask(`${run.id} ${run.progress.version}`, question, async () => {
    const places = await read((trx) => planOf(trx, run.id));
    const input = places && (await services.use(inputs).packed(run.id));
    return input && { input, settings: run.settings, places };
  });
  if (!answer) throw refuse('not_found');
  return answer;
}

export async function askWhy(ctx: Ctx<'GET /slotting/why'>) {
  const { run_id: runId, sku_id: sku, location_id: location, bay } = ctx.query;
  const asked = { skuId: wanted(sku), locationId: wanted(location), inBay: bay === '1' };
  const question = { kind: 'why', ...asked } as const;
  return { reasons: (await ask(ctx, runId, question)) as SlottingReason[] };
}

export async function askWhyNot(ctx: Ctx<'GET /slotting/why-not'>) {
  const { run_id: runId, sku_id: sku, from_location_id: from, location_id: location, bay } = ctx.query;
  const [skuId, locationId] = [wanted(sku), wanted(location)];
  if (skuId === undefined || locationId === undefined) throw refuse('not_found');
  const question = { kind: 'why-not', skuId, fromId: wanted(from), locationId, inBay: bay === '1' } as const;
  return { answer: (await ask(ctx, runId, question)) as SlottingWhyNot };
}

export async function askTour(ctx: Ctx<'GET /slotting/tour'>) {
  const { run_id: runId, number } = ctx.query;
  const question = { kind: 'tour', number: number === undefined ? undefined : Number(number) } as const;
  const answer = (await ask(ctx, runId, question)) as SlottingTour | 'no_walks';
  return { tour: answer === 'no_walks' ? null : answer };
}
