import { setTimeout as sleep } from 'node:timers/promises';
import { defaultTextMapGetter, ROOT_CONTEXT, type Context, type Tracer } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics';

export interface TracesConfig {
  /** Where spans are sent, OTLP over HTTP in JSON. */
  url: string;
  service: string;
  /** Of the traces that begin here, 0 to 1. */
  share: number;
}

export interface Export {
  tracer: Tracer;
  /** The trace that whoever sent a request says it belongs to. */
  contextOf(headers: NodeJS.Dict<string | string[]>): Context;
  close(): Promise<void>;
}

/** How long a stopping server waits for a collector. */
const LAST_MS = 3000;
/** Between two lines that say that spans are lost. */
const SAY_AGAIN_MS = 60_000;

/** Counts what could not be sent, and says so once a while: a collector that is away is no reason to fill the log. */
function telling(inner: SpanExporter, metrics: Metrics, log: FastifyBaseLogger): SpanExporter {
  let said = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      inner.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) {
          metrics.spansLost.inc(spans.length);
          if (performance.now() - said > SAY_AGAIN_MS) {
            said = performance.now();
            log.warn({ err: result.error, spans: spans.length }, 'traces could not be sent and are lost');
          }
        }
        // It was told of. The processor would fail a stopping server with it.
        done({ code: ExportResultCode.SUCCESS });
      }),
    shutdown: () => inner.shutdown(),
    forceFlush: () => inner.forceFlush?.() ?? Promise.resolve(),
  };
}

/**
 * Sends spans to a collector in batches, at most 2048 of which wait. Headers, compression, certificates and time limits are read from
 * the environment by the exporter itself (`OTEL_EXPORTER_OTLP_HEADERS` and others), as OpenTelemetry's documentation names them.
 */
export function exportTraces(
  { url, service, share }: TracesConfig,
  { metrics, log }: { metrics: Metrics; log: FastifyBaseLogger },
): Export {
  const exporter = telling(new OTLPTraceExporter({ url }), metrics, log);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const propagator = new W3CTraceContextPropagator();
  return {
    tracer: provider.getTracer('slotwise'),
    contextOf: (headers) => propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter),
    async close() {
      const over = new AbortController();
      const late = sleep(LAST_MS, undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([provider.shutdown(), late]).finally(() => over.abort());
    },
  };
}
