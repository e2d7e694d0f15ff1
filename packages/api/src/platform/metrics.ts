import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Reasons for which the server ends a stream. */
const STREAM_ENDS = ['slow', 'failed', 'too many', 'revoked', 'shutdown'] as const;
/** Why a stream ended; `gone`: its client went. */
export type StreamEnd = (typeof STREAM_ENDS)[number] | 'gone';
/** How an attempt ended: `waiting` failed, and is made again. */
const MAIL_OUTCOMES = ['sent', 'waiting', 'failed'] as const;
const SWEEP_OUTCOMES = ['done', 'failed'] as const;
/** How an attempt ended: `again` failed, and is made again; `failed` is given up. */
const JOB_OUTCOMES = ['done', 'again', 'failed'] as const;

/** One registry a server, so that several servers in one process (tests) do not meet. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const metrics = {
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
      help: 'Attempts to send a mail, by outcome; waiting: it failed and is made again.',
      labelNames: ['outcome'],
      registers,
    }),
    sweeps: new Counter({
      name: 'slotwise_sweeps_total',
      help: 'Runs of sweepers, by outcome.',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    sweeperFailing: new Gauge({
      name: 'slotwise_sweeper_failing',
      help: 'Whether the last run of a sweeper failed.',
      labelNames: ['name'],
      registers,
    }),
    jobs: new Counter({
      name: 'slotwise_jobs_total',
      help: 'Attempts at jobs, by outcome; again: it failed and is made again, failed: it is given up.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    answers: new Counter({
      name: 'slotwise_answers_total',
      help: 'Answers to requests, by class of their status.',
      labelNames: ['class'],
      registers,
    }),
    filesReachable: new Gauge({
      name: 'slotwise_files_reachable',
      help: 'Whether the store of published files could be used when it was last tried.',
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
  for (const reason of STREAM_ENDS) metrics.dropped.inc({ reason }, 0);
  for (const outcome of MAIL_OUTCOMES) metrics.mails.inc({ outcome }, 0);
  for (const hundreds of [1, 2, 3, 4, 5]) metrics.answers.inc({ class: `${hundreds}xx` }, 0);
  return {
    ...metrics,
    // An alert on an increase overlooks the first of a series that was not there before.
    beginSweeper(name: string): void {
      metrics.sweeperFailing.set({ name }, 0);
      for (const outcome of SWEEP_OUTCOMES) metrics.sweeps.inc({ name, outcome }, 0);
    },
    beginJobs(kind: string): void {
      for (const outcome of JOB_OUTCOMES) metrics.jobs.inc({ kind, outcome }, 0);
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
