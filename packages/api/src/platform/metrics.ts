import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** One registry a server, so that several servers in one process (tests) do not meet. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route of the contract and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    streams: new Gauge({ name: 'slotwise_streams_open', help: 'Open event streams.', registers }),
    delivered: new Counter({ name: 'slotwise_stream_messages_total', help: 'Messages written to streams.', registers }),
    dropped: new Counter({
      name: 'slotwise_streams_dropped_total',
      help: 'Streams closed by the server, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    mails: new Counter({
      name: 'slotwise_mails_total',
      help: 'Mails, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    sweeps: new Counter({
      name: 'slotwise_sweeps_total',
      help: 'Runs of sweepers, by outcome.',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    spansLost: new Counter({
      name: 'slotwise_spans_lost_total',
      help: 'Spans of traces that no collector took.',
      registers,
    }),
    remoteReports: new Counter({
      name: 'slotwise_remote_reports_total',
      help: 'What browsers report of remotes.',
      labelNames: ['remote', 'version', 'kind'],
      registers,
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
