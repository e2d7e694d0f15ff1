import { Type, type Static } from 'typebox';
import { short } from '../wire/page';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';

export const RemoteId = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' });
export const RemoteVersionName = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$', maxLength: 60 });
export const BuildName = Type.String({ pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$' });
/**
 * A release channel of a remote. Everybody gets `stable`; any other exists as soon as something is released into it or
 * a tenant follows it.
 */
export const ReleaseChannelName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' });
/** A file of a build, relative to its folder. */
export const FileName = Type.String({ pattern: '^(?!.*\\.\\.)[\\w@-][\\w.@/-]*$', maxLength: 200 });
export const FileHash = Type.String({ pattern: '^sha(256|384|512)-[A-Za-z0-9+/=]+$', maxLength: 200 });

/** Health of one version, or one remote, in browsers over the last day. */
export const RemoteHealth = strict({
  loads: Type.Integer(),
  failures: Type.Integer(),
  /** Times that a remote left something behind when it was unmounted. */
  leaks: Type.Integer(),
  /** Milliseconds from request to usable, of three loads in four; null without loads. */
  p75: nullable(Type.Number()),
});
export type RemoteHealth = Static<typeof RemoteHealth>;

/** Findings of a check in a browser on the screens of one build. The server cannot repeat it: it has no browser. */
export const Accessibility = strict({
  /** The checker and its version: `axe-core 4.14.1`. */
  engine: Type.String({ minLength: 1, maxLength: 60 }),
  screens: Type.Array(
    strict({
      /** One of the routes of its manifest. */
      path: Type.String({ maxLength: 200 }),
      violations: Type.Array(
        strict({
          /** Name of the rule: `button-name`. */
          rule: Type.String({ maxLength: 80 }),
          help: Type.String({ maxLength: 300 }),
          /** Place of the finding: a selector and the beginning of the element. */
          element: Type.String({ maxLength: 300 }),
        }),
        { maxItems: 500 },
      ),
    }),
    { maxItems: 200 },
  ),
});
export type Accessibility = Static<typeof Accessibility>;

/** One version of a remote. Its files never change. */
export const RemoteVersion = strict({
  version: Type.String(),
  build: Type.String(),
  /** `published` with the files in the store, or found in the server's own `folder` of builds. */
  source: literals(['published', 'folder']),
  /** False while files are awaited, or when a folder's build was replaced. */
  available: Type.Boolean(),
  publishedAt: Instant,
  publishedBy: nullable(Type.String()),
  /** Transfer size of the first screen's scripts, gzip, in bytes; null if it was never measured. */
  firstScreenBytes: nullable(Type.Integer()),
  /** When it last became what everybody gets. */
  liveAt: nullable(Instant),
  /**
   * The party that put it through the contract suite with the present shell: the `deployment` itself, or only its
   * `publisher`, whom the server believes as it has no browser; `nobody` if no result with that shell was told. Null:
   * it was not published but lies in the folder.
   */
  checkedBy: nullable(literals(['publisher', 'deployment', 'nobody'])),
  health: RemoteHealth,
});
export type RemoteVersion = Static<typeof RemoteVersion>;

export const RemotePin = strict({
  tenantId: Id,
  tenantName: Type.String(),
  version: Type.String(),
  build: Type.String(),
  pinnedAt: Instant,
});
export type RemotePin = Static<typeof RemotePin>;

/** A tenant that follows a release channel. */
export const RemoteFollower = strict({ tenantId: Id, tenantName: Type.String(), since: Instant });
export type RemoteFollower = Static<typeof RemoteFollower>;

/** A release channel beside what everybody gets. */
export const ReleaseChannel = strict({
  name: ReleaseChannelName,
  /** Null: nothing is released there, its followers get what everybody gets. */
  release: nullable(strict({ version: Type.String(), build: Type.String(), since: Instant })),
  /** The version for everybody is newer, so its followers get that. */
  overtaken: Type.Boolean(),
  /** The version that a rollback would serve there; null: none, it would empty it. */
  earlier: nullable(Type.String()),
  followers: short(RemoteFollower, 'set one by one by administrators of the deployment'),
});
export type ReleaseChannel = Static<typeof ReleaseChannel>;

export const RemoteCanary = strict({
  version: Type.String(),
  build: Type.String(),
  /** Share of people who get it, 1 to 100. */
  percent: Type.Integer(),
  since: Instant,
});
export type RemoteCanary = Static<typeof RemoteCanary>;

/** One hour of a remote's reports. */
export const RemoteHour = strict({ at: Instant, ...RemoteHealth.properties });
export type RemoteHour = Static<typeof RemoteHour>;

/** A shell that this deployment has given out, named by the hash of its build. */
export const ShellBuild = strict({ build: Type.String(), servedAt: Instant });
export type ShellBuild = Static<typeof ShellBuild>;

/** One cell of the version matrix: whether a build of the remote kept the contract with a shell. */
export const RemoteTrial = strict({
  /** Build of the shell. */
  shell: Type.String(),
  version: Type.String(),
  build: Type.String(),
  passed: Type.Boolean(),
  /** The check that failed, in a sentence; null if it passed. */
  why: nullable(Type.String()),
  triedAt: Instant,
  /** With a deploy key of the remote, or by an administrator of the deployment: then no deploy key changes it. */
  toldBy: literals(['publisher', 'deployment']),
});
export type RemoteTrial = Static<typeof RemoteTrial>;

/** The version of a remote that the caller gets, and the reason. */
export const RemoteChoice = strict({
  remote: Type.String(),
  version: Type.String(),
  build: Type.String(),
  /**
   * `live`: for everybody; `canary`: as one of those who get it; `pinned`: the caller's company or WMS is kept on it;
   * else the name of the release channel that it follows.
   */
  releaseChannel: Type.String(),
  /** The release channel that the caller's company or WMS follows, whether or not this version comes by it; null: none but `stable`. */
  follows: nullable(ReleaseChannelName),
  /** Of a canary: share of people who get it. */
  percent: nullable(Type.Integer()),
  /** The version that the caller would get if it had kept the contract with the shell that asks. */
  insteadOf: nullable(Type.String()),
});
export type RemoteChoice = Static<typeof RemoteChoice>;

/** The version that a group of people really gets of a remote, in their pages and in partners' pages alike. */
export const RemoteServing = strict({
  /** Build of the shell in their page; null: this deployment has given out none. */
  shell: nullable(Type.String()),
  to: literals(['everybody', 'canary', 'release_channel', 'pinned']),
  /** Of a canary: share of people who get it. */
  percent: nullable(Type.Integer()),
  releaseChannel: nullable(ReleaseChannelName),
  /** The pinned tenant, or those that follow the release channel. */
  tenants: short(strict({ id: Id, name: Type.String() }), 'the tenants of a pin or a release channel'),
  version: Type.String(),
  build: Type.String(),
  /** The version that they were to get, if it failed with their shell. */
  insteadOf: nullable(Type.String()),
  /** No older version works with their shell either: it names the remote in its place. */
  refused: Type.Boolean(),
  /** The failed check of the version that they were to get; null: nothing is known against it. */
  why: nullable(Type.String()),
});
export type RemoteServing = Static<typeof RemoteServing>;

/** One remote: the version that everybody gets, the versions that some get instead, and its health. */
export const RemoteStatus = strict({
  id: Type.String(),
  name: Type.String(),
  /** Pages keep it apart, in a frame of an origin of its own: the deployment does not trust it. */
  isolated: Type.Boolean(),
  /** The version that everybody gets; null if nothing is served. */
  live: nullable(strict({ version: Type.String(), build: Type.String(), since: Instant })),
  canary: nullable(RemoteCanary),
  pins: short(RemotePin, 'set one by one by administrators of the deployment'),
  /** Those beside `stable`, by their names. */
  releaseChannels: short(ReleaseChannel, 'named one by one by administrators of the deployment'),
  /** Newest first. */
  versions: short(RemoteVersion, 'the versions of one remote that are kept'),
  /** The last 24 hours, oldest first, without those that brought no report. */
  hours: short(RemoteHour, 'the last 24 hours'),
  /** The versions that are really served, for the present shell and the one before. */
  serving: short(RemoteServing, 'one entry for each version that somebody gets'),
  /** Pairs of its versions and shells that were tried. */
  trials: short(RemoteTrial, 'the shells that are kept with the versions that are'),
});
export type RemoteStatus = Static<typeof RemoteStatus>;

export const DeployKey = strict({
  id: Id,
  remote: Type.String(),
  name: Type.String(),
  createdAt: Instant,
  createdBy: nullable(Type.String()),
  lastUsedAt: nullable(Instant),
});
export type DeployKey = Static<typeof DeployKey>;

export const REMOTE_ACTIONS = [
  'remote.published',
  'remote.promoted',
  'remote.rolled_back',
  'remote.canary_set',
  'remote.canary_stopped',
  'remote.canary_demoted',
  'remote.pinned',
  'remote.unpinned',
  'remote.tried',
  'remote.isolated',
  'remote.trusted',
  'remote.name_given',
  'remote.name_released',
  'remote.key_created',
  'remote.key_revoked',
] as const;

const Count = Type.Integer({ minimum: 0 });
/** For how many of the people who reported about a canary it failed. */
export const FailedFor = strict({ failing: Count, reporting: Count });
/** Pairs of a shell and a build: tried, passed of these, and those of which the deployment's own result counts (`kept`). */
export const TriedPairs = strict({ passed: Count, tried: Count, kept: Count });

/** One line of a remote's audit trail. */
export const RemoteHistoryEntry = strict({
  id: Id,
  at: Instant,
  action: literals(REMOTE_ACTIONS),
  remote: Type.String(),
  /** A person, or the name of a deploy key; null for the registry itself. */
  actor: nullable(Type.String()),
  version: nullable(Type.String()),
  /** The earlier value, if it says something. */
  from: nullable(Type.String()),
  /** The release channel, unless it is what everybody gets. */
  releaseChannel: nullable(Type.String()),
  percent: nullable(Type.Integer()),
  /** A tenant's name, or a key's name. */
  detail: nullable(Type.String()),
  /** The version of the canary that ended with it. */
  endedCanary: Type.Optional(Type.String()),
  people: Type.Optional(FailedFor),
  pairs: Type.Optional(TriedPairs),
});
export type RemoteHistoryEntry = Static<typeof RemoteHistoryEntry>;
