import type { AssistantEvent } from '@slotwise/contract';
import type { AssistantData, Language } from '@slotwise/contract/constants';
import { checksOfSchema } from '../../../platform/conforms';
import type { Look, LookArgs } from '../../../platform/look';
import type { Ctx } from '../../../platform/module';
import { lacksFor, type AnyPropose } from '../../../platform/propose';
import { tenantOf } from '../../tenants';
import { consentOf } from '../consent-queries';
import { withTitles } from '../link-titles';
import { lookAt, mayLook } from '../look-at';
import { propose } from '../proposals/make';
import type { Bounds } from './bounds';
import type { Tool } from './chat';
import type { Call } from './collected';
import { plainLine } from '../plain-text';

export type Asker = Pick<Ctx<'POST /assistant/prompt'>, 'actor' | 'now' | 'read' | 'tx' | 'services'>;

interface Offered {
  tool: Tool;
  /** Its result, and events for the person beside that. */
  run(args: Record<string, unknown>): Promise<{ said: AssistantEvent[]; content: unknown }>;
}

/** The kind of data of looks about the asker alone: their name, address and role are data of a person. */
const OWN: AssistantData = 'people';

/** The tools of one question: looks of the data that may leave and that the asker may use, and proposals of the same. */
export class Tools {
  private readonly offered: ReadonlyMap<string, Offered>;
  private proposed = 0;

  constructor(
    private readonly ctx: Asker,
    private readonly language: Language,
    consented: readonly AssistantData[],
    private readonly bounds: Bounds,
    private readonly timeZone: string,
  ) {
    const { actor, services } = ctx;
    const tenant = tenantOf(actor).kind;
    this.offered = new Map([
      ...services.looks().flatMap((look) => {
        const data = look.data ?? OWN;
        if (!consented.includes(data) || !mayLook(look, actor)) return [];
        return [this.tool(look.topic, look.description, look.args, (given) => this.look(look, data, given))];
      }),
      ...services.proposes().flatMap((kind) => {
        const isFor = consented.includes(kind.data) && !lacksFor(kind, actor) && (kind.tenant ?? tenant) === tenant;
        return isFor ? [this.tool(kind.action, kind.description, kind.args, (given) => this.propose(kind, given))] : [];
      }),
    ]);
  }

  get list(): Tool[] {
    return [...this.offered.values()].map(({ tool }) => tool);
  }

  /** Does what a model calls for, if it was offered; what it calls for beside that is told so, and does nothing. */
  async run({ function: { name, arguments: text } }: Call): Promise<{ said: AssistantEvent[]; content: unknown }> {
    const offered = this.offered.get(name);
    if (!offered) return { said: [], content: { error: 'There is no such tool.' } };
    const args = argumentsOf(text);
    if (!args || !checksOfSchema(offered.tool.function.parameters as never).Check(args))
      return { said: [], content: { error: 'These arguments do not fit the tool.' } };
    return offered.run(args);
  }

  private tool(name: string, description: string, parameters: unknown, run: Offered['run']): [string, Offered] {
    return [name, { tool: { type: 'function', function: { name, description, parameters } }, run }];
  }

  private async look(look: Look, data: AssistantData, args: Record<string, unknown>) {
    const { actor, now, read, services } = this.ctx;
    const { id: tenantId } = tenantOf(actor);
    const ahead = await look.ahead?.(tenantId);
    const found = await read(async (trx) => {
      // An administrator may have taken it back since the question began.
      if (!(await consentOf(trx, tenantId)).data.includes(data)) return { refusal: 'This may not be read any more.' };
      const question = { trx, actor, tenantId, language: this.language, now, timeZone: this.timeZone, ahead };
      const finding = await lookAt(look, question, args as LookArgs);
      if ('refusal' in finding) return finding;
      return { ...finding, links: await withTitles(question, services.searches(), finding.links) };
    });
    if ('refusal' in found) return { said: [], content: { refused: found.refusal } };
    const what = plainLine(found.what, this.language);
    return {
      said: [{ type: 'looked_at' as const, what, links: found.links }],
      content: { facts: shortened(found.facts ?? found.text, this.bounds.factChars) },
    };
  }

  private async propose(kind: AnyPropose, args: unknown) {
    if (this.proposed >= this.bounds.proposals) return { said: [], content: { refused: 'Enough was proposed.' } };
    const { actor, read } = this.ctx;
    const { data } = await read((trx) => consentOf(trx, tenantOf(actor).id));
    if (!data.includes(kind.data)) return { said: [], content: { refused: 'This may not be read any more.' } };
    const made = await propose(this.ctx, kind, args, this.language);
    if ('refusal' in made) return { said: [], content: { refused: made.refusal } };
    this.proposed += 1;
    return {
      said: [{ type: 'proposed' as const, proposal: made.proposal }],
      content: { proposed: 'The person sees it as a card. Nothing is changed unless they confirm it.' },
    };
  }
}

function argumentsOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Facts that are too many are cut, and say so. */
const shortened = (facts: unknown, most: number): unknown => {
  const text = JSON.stringify(facts) ?? 'null';
  return text.length <= most ? facts : { cut: text.slice(0, most) };
};
