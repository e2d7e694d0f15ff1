import type { Language } from '@slotwise/contract/constants';
import { Value } from 'typebox/value';
import type { Ctx } from '../../../platform/module';
import { lacksFor, type AnyPropose } from '../../../platform/propose';
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
  /** Something else may have been asked for. */
  isLoose: boolean;
}

/** The changes that a prompt may ask for, if it is nothing but the request for one; the likeliest first. */
export function readRequests(prompt: string, all: readonly AnyPropose[]): AskedFor[] {
  const text = prompt.replace(/\s+/gu, ' ').trim().replace(POLITE, '').trim();
  const fitting = (kind: AnyPropose, forms: readonly RegExp[], isLoose: boolean): AskedFor[] =>
    forms.flatMap((form) => {
      const args = argsIn(form.exec(text)?.groups, kind);
      return args && Value.Check(kind.args, args) ? [{ kind, args, isLoose }] : [];
    });
  return [
    ...all.flatMap((kind) => fitting(kind, kind.asked, false)),
    ...all.flatMap((kind) => fitting(kind, kind.askedLoosely ?? [], true)),
  ];
}

function argsIn(groups: Record<string, string | undefined> | undefined, { numbers }: AnyPropose) {
  if (!groups) return undefined;
  const said = Object.entries(groups).flatMap(([name, text]): [string, string | number][] =>
    text === undefined ? [] : [[name, numbers?.includes(name) ? numberOf(bare(text)) : bare(text)]],
  );
  return Object.fromEntries(said);
}

/** A proposal, or why there is none; null: the prompt asks for no change. */
export async function proposeFrom(
  ctx: Pick<Ctx<'POST /assistant/prompt'>, 'actor' | 'now' | 'tx' | 'services'>,
  prompt: string,
  language: Language,
): Promise<Proposed | null> {
  if (!ctx.actor.companyId && !ctx.actor.wmsId) return null;
  let unknown: Proposed | null = null;
  for (const { kind, args, isLoose } of readRequests(prompt, ctx.services.proposes())) {
    if (isLoose && lacksFor(kind, ctx.actor)) continue;
    const proposed = await propose(ctx, kind, args, language);
    if ('proposal' in proposed || !proposed.isUnknown) return proposed;
    // Another form may read the names otherwise.
    if (!isLoose) unknown ??= proposed;
  }
  return unknown;
}
