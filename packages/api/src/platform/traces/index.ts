import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { ApiFault } from '../errors';
import { redact } from '../http/redact';
import type { Export } from './export';

/** Traces of what one server does, in spans that are parts of one another. Without an exporter, nothing is recorded. */
export class Traces {
  private readonly current = new AsyncLocalStorage<Span>();

  constructor(private readonly exported?: Export) {}

  get areOn(): boolean {
    return this.exported !== undefined;
  }

  /**
   * The span of a request; whoever calls ends it.
   * @param headers of the request, if its sender may say which trace it belongs to
   */
  begin(name: string, attributes: Attributes, headers?: NodeJS.Dict<string | string[]>): Span | undefined {
    const { exported } = this;
    if (!exported) return undefined;
    const context = headers ? exported.contextOf(headers) : ROOT_CONTEXT;
    return exported.tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, context);
  }

  /** Runs work as what `span` stands for: spans in it are its parts. */
  within<T>(span: Span, work: () => T): T {
    return this.current.run(span, work);
  }

  /** Runs work that nobody waits for, such as a job, as a trace of its own. */
  whole<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
    return this.run(name, SpanKind.INTERNAL, attributes, ROOT_CONTEXT, work);
  }

  /** Runs work as a part of what is traced around it; as no span where nothing is. */
  part<T>(name: string, attributes: Attributes, work: (span?: Span) => Promise<T>): Promise<T> {
    const parent = this.current.getStore();
    return parent
      ? this.run(name, SpanKind.CLIENT, attributes, trace.setSpan(ROOT_CONTEXT, parent), work)
      : work(undefined);
  }

  private async run<T>(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    context: Context,
    work: (span?: Span) => Promise<T>,
  ): Promise<T> {
    const span = this.exported?.tracer.startSpan(name, { kind, attributes }, context);
    if (!span) return work(undefined);
    try {
      return await this.within(span, () => work(span));
    } catch (fault) {
      failed(span, fault);
      throw fault;
    } finally {
      span.end();
    }
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    await this.exported?.close();
  }
}

/**
 * Marks what a span stands for as failed; what was refused did its work. Texts of errors may name addresses with secrets in them.
 */
export function failed(span: Span, fault: unknown): void {
  if (fault instanceof ApiFault && fault.status < 500) {
    span.setAttribute('slotwise.refusal', fault.code);
    return;
  }
  const { name, message } = fault instanceof Error ? fault : new Error(String(fault));
  span.recordException({ name, message: redact(message) });
  span.setStatus({ code: SpanStatusCode.ERROR });
}
