/**
 * The load on a deployment of many instances: streams, events and copies at the broker, counted for streams
 * that come to any instance and for tenants hashed to two of them, with all instances and with one of them gone.
 * `npm run bench -- scale [--streams 1000000] [--instances 100] [--shared 60] …`. Costs are options, in the units below: what stands here
 * was measured by `npm run bench -- streams` on one machine. What a message costs between two instances is measured first where
 * Debian's `nats-server` is installed.
 * `npm run bench -- scale --tenants 10,100,1000`: what a tenant costs a server that has so many.
 */
import { parseArgs } from 'node:util';
import { measureRelay } from './relay';
import { measureTenants } from './tenants';
import { anywhere, hashed, randomFrom, simulate, tenantSizes, type Falls, type Load, type Placing } from './model';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    streams: { type: 'string', default: '1000000' },
    instances: { type: 'string', default: '100' },
    /** Seconds between two changes of one person that their whole company hears, and that they alone hear. */
    shared: { type: 'string', default: '600' },
    own: { type: 'string', default: '300' },
    /** CPU: µs a delivery and a message from the broker, ms an opening with its subscription. Memory: KB a stream and a channel. */
    delivery: { type: 'string', default: '4' },
    received: { type: 'string', default: '' },
    opening: { type: 'string', default: '0.72' },
    /** Streams of a tenant for which it gets one more instance. */
    share: { type: 'string', default: '2000' },
    stream: { type: 'string', default: '11' },
    channel: { type: 'string', default: '1' },
    seed: { type: 'string', default: '7' },
    tenants: { type: 'string' },
  },
});
const { tenants, ...numbers } = values;
if (tenants) {
  console.log(
    '| tenants | registering, CPU | a read, CPU | database, each | memory, each |\n| ---: | ---: | ---: | ---: | ---: |',
  );
  for (const line of await measureTenants(tenants.split(',').map(Number))) console.log(line);
  process.exit();
}
const given = Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, Number(text)])) as Record<
  keyof typeof numbers,
  number
>;
if (!values.received) {
  given.received = (await measureRelay()) ?? 15;
  console.log(`a message between two instances: ${given.received.toFixed(1)} µs of CPU`);
}
const load: Load = {
  instances: given.instances,
  streams: given.streams,
  sharedRate: 1 / given.shared,
  ownRate: 1 / given.own,
  streamsOfPerson: 2,
  seed: given.seed,
};

const all = Array.from({ length: load.instances }, (_, n) => n);
const most = (list: Float64Array) => list.reduce((a, b) => Math.max(a, b), 0);
const mean = (list: Float64Array) => list.reduce((a, b) => a + b, 0) / list.length;
const round = (n: number) => (n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(2));
const meanAndMost = (list: Float64Array) => `${round(mean(list))} / ${round(most(list))}`;

/** Cores that an instance is kept busy by live data. */
const coresOf = ({ deliveries, received }: Falls) =>
  deliveries.map((n, at) => (n * given.delivery + (received[at] ?? 0) * given.received) / 1e6);
const megabytesOf = ({ streams, channels }: Falls) =>
  streams.map((n, at) => (n * given.stream + (channels[at] ?? 0) * given.channel) / 1024);

function rowsOf(before: Falls, after: Falls): Record<string, string> {
  // Streams of the instance that ends come back at once, all to those that are left.
  const arriving = after.streams.map((n, at) => Math.max(0, n - (before.streams[at] ?? 0)));
  return {
    'streams an instance, mean / most': meanAndMost(before.streams),
    'channels watched, mean / most': meanAndMost(before.channels),
    'messages from the broker a second, mean / most': meanAndMost(before.received),
    'deliveries a second, mean / most': meanAndMost(before.deliveries),
    'cores for live data, mean / most': meanAndMost(coresOf(before)),
    'MB for live data, mean / most': meanAndMost(megabytesOf(before)),
    'published / copies sent by the broker a second': `${round(before.published)} / ${round(before.sent)}`,
    'one instance ends: streams that come to one other, most': round(most(arriving)),
    'and the CPU that they take there (s)': round((most(arriving) * given.opening) / 1000),
    'cores for live data afterwards, most': round(most(coresOf(after))),
  };
}

const sizes = tenantSizes(load.streams, randomFrom(load.seed));
const left = all.slice(1);
const placings: [Placing, Placing][] = [
  [anywhere(all), anywhere(left)],
  [hashed(all, given.share), hashed(left, given.share)],
];
console.log(
  `${load.streams.toLocaleString('en')} streams of ${sizes.length.toLocaleString('en')} tenants, ${load.instances} instances`,
);
const columns = placings.map(([whole, less]) => ({
  name: whole.name,
  rows: rowsOf(simulate(load, sizes, whole), simulate(load, sizes, less)),
}));
const labels = Object.keys(columns[0]?.rows ?? {});
console.log(`| | ${columns.map(({ name }) => name).join(' | ')} |\n| --- | ${columns.map(() => '---:').join(' | ')} |`);
for (const label of labels) console.log(`| ${label} | ${columns.map(({ rows }) => rows[label]).join(' | ')} |`);
