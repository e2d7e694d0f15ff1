import { Type, type Static } from 'typebox';
import { checksOfSchema } from '../../../platform/conforms';
import type { Bounds } from './bounds';
import { ModelFault } from './fault';

/** A call of a tool, as a model asks for it and is reminded of it. */
export interface Call {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

const maybe = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
const Piece = Type.Object({
  index: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  id: maybe(Type.String({ maxLength: 200 })),
  function: Type.Optional(
    Type.Object({ name: maybe(Type.String({ maxLength: 200 })), arguments: maybe(Type.String()) }),
  ),
});
/** Of what an endpoint sends, what counts. */
const Chunk = Type.Object({
  choices: Type.Array(
    Type.Object({
      delta: maybe(Type.Object({ content: maybe(Type.String()), tool_calls: maybe(Type.Array(Piece)) })),
      finish_reason: maybe(Type.String()),
    }),
  ),
});
type Chunk = Static<typeof Chunk>;

const END = '[DONE]';

/** An answer while it comes in pieces. */
export class Collected {
  private readonly calls = new Map<number, { id: string; name: string; args: string }>();
  private reason: string | undefined;
  /** The endpoint has said so. */
  isOver = false;

  constructor(private readonly bounds: Bounds) {}

  /** @returns the text of one more event. @throws ModelFault */
  add(data: string): string {
    if (data.trim() === END) {
      this.isOver = true;
      return '';
    }
    const [choice] = read(data).choices;
    if (!choice) return '';
    if (choice.finish_reason) this.reason = choice.finish_reason;
    for (const piece of choice.delta?.tool_calls ?? []) this.addCall(piece);
    return choice.delta?.content ?? '';
  }

  private addCall({ index = 0, id, function: called }: Static<typeof Piece>): void {
    const call = this.calls.get(index) ?? { id: '', name: '', args: '' };
    this.calls.set(index, call);
    call.id ||= id ?? '';
    call.name ||= called?.name ?? '';
    call.args += called?.arguments ?? '';
    if (this.calls.size > this.bounds.callsOfRound || call.args.length > this.bounds.argumentChars)
      throw new ModelFault('model_unreadable', 'it calls for too much');
  }

  /** The calls that it ends with. @throws ModelFault if the answer is not whole */
  end(): Call[] {
    if (!this.isOver && this.reason === undefined) throw new ModelFault('model_cut', 'it ended in the middle');
    if (this.reason === 'length' || this.reason === 'content_filter') throw new ModelFault('model_cut', this.reason);
    return [...this.calls].map(([index, { id, name, args }]) => ({
      ...{ id: id || `call_${index}`, type: 'function' as const },
      function: { name, arguments: args },
    }));
  }
}

function read(data: string): Chunk {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new ModelFault('model_unreadable', 'an event is no JSON');
  }
  if (!checksOfSchema(Chunk).Check(value)) throw new ModelFault('model_unreadable', 'an event has another form');
  return value as Chunk;
}
