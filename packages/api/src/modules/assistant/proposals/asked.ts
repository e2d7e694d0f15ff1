import type { Language } from '@slotwise/contract/constants';
import { Value } from 'typebox/value';
import type { Ctx } from '../../../platform/module';
import type { AnyPropose } from '../../../platform/propose';
import { propose, type Proposed } from './make';

/** How people begin and end a request. */
const POLITE =
  /^(?:(?:hey|hi|hello|hallo|please|bitte|now|jetzt|can you|could you|would you|will you|kannst du|können sie|könntest du|könnten sie)[\s,]+)+|[\s,]*(?:please|bitte)?[\s.!?]*$/giu;
/** Marks around what is named. */
const QUOTES = /^["'“”„‚‘’«»]+|["'“”„‚‘’«»]+$/gu;

const bare = (text: string): string => text.trim().replace(QUOTES, '').trim();

/** Numbers as people write them in either language: `1,200` and `1.200` are the same. */
const numberOf = (text: string): number =>
  Number(/^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text);

export interface AskedFor {
  kind: AnyPropose;
  args: Record<string, string | number>;
}

/** The change that a prompt asks for, if it is nothing but the request for one. */
export function readRequest(prompt: string, all: readonly AnyPropose[]): AskedFor | null {
  const text = prompt.replace(/\s+/gu, ' ').trim().replace(POLITE, '').trim();
  for (const kind of all) {
    for (const form of kind.asked) {
      const groups = form.exec(text)?.groups;
      if (!groups) continue;
      const args = Object.fromEntries(
        Object.entries(groups).flatMap(([name, said]): [string, string | number][] =>
          said === undefined ? [] : [[name, kind.numbers?.includes(name) ? numberOf(bare(said)) : bare(said)]],
        ),
      );
      if (Value.Check(kind.args, args)) return { kind, args };
    }
  }
  return null;
}

/** A proposal, or why there is none; null: the prompt asks for no change. */
export async function proposeFrom(
  ctx: Pick<Ctx<'POST /assistant/prompt'>, 'actor' | 'now' | 'tx' | 'services'>,
  prompt: string,
  language: Language,
): Promise<Proposed | null> {
  const request = readRequest(prompt, ctx.services.proposes());
  if (!request || (!ctx.actor.companyId && !ctx.actor.wmsId)) return null;
  return propose(ctx, request.kind, request.args, language);
}
