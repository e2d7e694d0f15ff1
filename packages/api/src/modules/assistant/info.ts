import type { Ctx } from '../../platform/module';
import { examplesFor } from './asked/examples';

/** Tells who answers, and what could be asked on a page. */
export async function readInfo(ctx: Ctx<'GET /assistant'>) {
  return {
    answers: 'built_in' as const,
    model: null,
    consent: { data: [], by: null, at: null },
    examples: examplesFor(ctx),
  };
}
