import { Type } from 'typebox';
import { Id, literals, strict } from '../wire/schema';
import { Registry } from '../manifest';
import {
  Accessibility,
  BuildName,
  ReleaseChannelName,
  DeployKey,
  FileHash,
  FileName,
  RemoteChoice,
  RemoteHistoryEntry,
  RemoteId,
  RemoteStatus,
  RemoteVersionName,
  ShellBuild,
} from './entities';
import type { ErrorCode } from '../errors';
import { Done, Name, type RouteTable } from '../wire/route';

/**
 * Publishing is done by a team's pipeline with a deploy key of its remote, or by a signed-in administrator of the
 * deployment: no permission of a tenant decides it, so these routes are public here and refuse by themselves.
 */
const BY_KEY = ['invalid_deploy_key', 'deployment_admin_only'] as const satisfies ErrorCode[];
const byKey = { access: 'public', permission: null, limit: 'write', additive: true } as const;
/** Only administrators of the deployment, if they also hold the permission. */
const byAdmin = { access: 'user', permission: 'manage_remotes', additive: true, people: true } as const;

/** The id of a tenant, or its name in any case. */
const TenantNamed = Type.String({ minLength: 1, maxLength: 200 });
const Answer = strict({ message: Type.String(), remote: RemoteStatus });

export const remoteRoutes = {
  'GET /remotes/registry': {
    embedded: true,
    summary:
      'The remotes of this deployment as the caller gets them: versions, manifests, files with integrity; signed',
    access: 'public',
    permission: null,
    /** The shell that asks: it gets no build with which it broke the contract, as long as an older one passes. */
    query: strict({ shell: Type.Optional(BuildName) }),
    answer: Registry,
    short: 'the remotes of one deployment',
    errors: [],
    limit: 'read',
    additive: true,
  },
  'GET /remotes/choices': {
    summary: 'Which version of each remote the caller gets at the next visit, and why; nothing of what others get',
    access: 'public',
    permission: null,
    query: strict({ shell: Type.Optional(BuildName) }),
    answer: strict({ choices: Type.Array(RemoteChoice) }),
    short: 'the remotes of one deployment',
    errors: [],
    limit: 'read',
    additive: true,
  },
  'POST /remotes/reports': {
    embedded: true,
    summary: 'A browser reports how a remote loaded or failed',
    access: 'public',
    permission: null,
    body: strict({
      remote: Type.String({ maxLength: 60 }),
      version: Type.String({ maxLength: 60 }),
      kind: literals(['loaded', 'load_failed', 'render_failed', 'runtime_failed', 'incompatible', 'timeout', 'leak']),
      /** Milliseconds from request to usable, or to the failure. */
      ms: Type.Integer({ minimum: 0, maximum: 3_600_000 }),
      message: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    answer: Done,
    status: 202,
    errors: [],
    limit: 'write',
    additive: true,
    remembered: false,
  },
  'GET /remotes': {
    summary:
      'Every remote with its versions, who gets which, and how it fares; with a deploy key, that remote alone. `shells`: the one that is given out and the one before, newest first',
    ...byKey,
    limit: 'read',
    answer: strict({ remotes: Type.Array(RemoteStatus), shells: Type.Array(ShellBuild) }),
    short: 'the remotes of one deployment',
    errors: BY_KEY,
  },
  'GET /remotes/history': {
    summary: 'What was done to the remotes, newest first, at most 100',
    ...byKey,
    limit: 'read',
    query: strict({ remote: Type.Optional(RemoteId) }),
    answer: strict({ entries: Type.Array(RemoteHistoryEntry) }),
    short: 'the newest 100',
    errors: BY_KEY,
  },
  'POST /remotes/versions': {
    summary:
      'Announce a version, as its slotwise.json says it. Then PUT each file in `missing` to /remotes/{id}/{build}/{file} and release it',
    ...byKey,
    status: 201,
    body: strict({
      /** A RemoteManifest. Its faults are answered in words, together with all other objections to it. */
      manifest: Type.Unknown(),
      build: BuildName,
      entry: FileName,
      integrity: Type.Record(Type.String(), FileHash),
      preload: Type.Array(FileName, { maxItems: 200 }),
      /** Of this very build. Without it, or with anything found, the version is refused. */
      accessibility: Type.Optional(Accessibility),
      /**
       * Release channel of the release: the version is checked beside those that its future recipients get. Left out:
       * `stable`.
       */
      release_channel: Type.Optional(ReleaseChannelName),
    }),
    answer: strict({ message: Type.String(), missing: Type.Array(Type.String()) }),
    errors: [...BY_KEY, 'version_exists', 'publish_refused'],
  },
  'POST /remotes/release': {
    summary:
      'Serve a version whose files are all there: to everybody, with `percent` to some as a canary, or with `release_channel` to those who follow that',
    ...byKey,
    body: strict({
      remote: RemoteId,
      version: RemoteVersionName,
      percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
      /**
       * Any release channel but `stable` together with `percent` is refused: a canary is of the version that everybody gets.
       */
      release_channel: Type.Optional(ReleaseChannelName),
    }),
    answer: Answer,
    errors: [...BY_KEY, 'not_found', 'version_unavailable', 'publish_refused'],
  },
  'POST /remotes/promote': {
    summary:
      'Serve a known version to everybody; without a version the canary, or what is released into the release channel, which is then empty',
    ...byKey,
    body: strict({
      remote: RemoteId,
      version: Type.Optional(RemoteVersionName),
      release_channel: Type.Optional(ReleaseChannelName),
    }),
    answer: Answer,
    errors: [...BY_KEY, 'not_found', 'version_unavailable', 'publish_refused'],
  },
  'POST /remotes/rollback': {
    summary:
      'Serve the version that was live before (or the one named) to everybody, and end the canary; of another release channel, what it had before, or nothing',
    ...byKey,
    body: strict({
      remote: RemoteId,
      version: Type.Optional(RemoteVersionName),
      release_channel: Type.Optional(ReleaseChannelName),
    }),
    answer: Answer,
    errors: [...BY_KEY, 'not_found', 'version_unavailable', 'no_earlier_version', 'publish_refused'],
  },
  'POST /remotes/canary': {
    summary: 'Change the share of people who get the canary; 0 ends it. With a version, that becomes the canary',
    ...byKey,
    body: strict({
      remote: RemoteId,
      version: Type.Optional(RemoteVersionName),
      percent: Type.Integer({ minimum: 0, maximum: 99 }),
      /** None but `stable` has a canary. */
      release_channel: Type.Optional(ReleaseChannelName),
    }),
    answer: Answer,
    errors: [...BY_KEY, 'not_found', 'version_unavailable', 'publish_refused'],
  },
  'POST /remotes/pin': {
    summary:
      'Keep one tenant on a version, whatever everybody else gets, or let it follow a release channel: exactly one of both. A release channel needs no release yet',
    ...byKey,
    body: strict({
      remote: RemoteId,
      tenant: TenantNamed,
      version: Type.Optional(RemoteVersionName),
      release_channel: Type.Optional(ReleaseChannelName),
    }),
    answer: Answer,
    errors: [...BY_KEY, 'not_found', 'unknown_id', 'version_unavailable', 'publish_refused'],
  },
  'POST /remotes/unpin': {
    summary: 'Let a tenant that is pinned or follows a release channel have what everybody else gets again',
    ...byKey,
    body: strict({ remote: RemoteId, tenant: TenantNamed }),
    answer: Answer,
    errors: [...BY_KEY, 'not_found', 'unknown_id'],
  },
  'POST /remotes/trials': {
    summary:
      'Say how builds of a remote did in the contract suite with shells, as npm run matrix finds. A pair that failed is not served from then on. What an administrator of the deployment says counts; a deploy key changes nothing of it',
    ...byKey,
    body: strict({
      remote: RemoteId,
      trials: Type.Array(
        strict({
          shell: BuildName,
          build: BuildName,
          passed: Type.Boolean(),
          /** The check that failed, in a sentence. */
          why: Type.Optional(Type.String({ maxLength: 500 })),
        }),
        { minItems: 1, maxItems: 100 },
      ),
    }),
    answer: strict({ ...Answer.properties, toldBy: literals(['publisher', 'deployment']) }),
    errors: [...BY_KEY, 'not_found', 'unknown_id'],
  },
  'POST /remotes/isolation': {
    summary:
      'Keep a remote apart: pages draw it in a sandboxed frame of its own origin, without a token and within the scopes of its manifest; or trust it as the shell itself. All of its versions',
    ...byAdmin,
    limit: 'write',
    body: strict({ remote: RemoteId, isolated: Type.Boolean() }),
    answer: Answer,
    errors: ['deployment_admin_only', 'not_found'],
  },
  'GET /remotes/tenants': {
    summary: 'Tenants whose name contains the text, at most 20: to pin one',
    ...byAdmin,
    limit: 'read',
    query: strict({ search: Type.Optional(Type.String({ maxLength: 120 })) }),
    answer: strict({ tenants: Type.Array(strict({ id: Id, name: Type.String() })) }),
    short: 'the first 20',
    errors: ['deployment_admin_only'],
  },
  'GET /remotes/keys': {
    summary: 'The deploy keys that are not revoked, without their secrets',
    ...byAdmin,
    limit: 'read',
    answer: strict({ keys: Type.Array(DeployKey) }),
    short: 'keys are made by hand',
    errors: ['deployment_admin_only'],
  },
  'POST /remotes/keys': {
    summary: 'Make a deploy key for one remote, which need not exist yet. The secret is answered this once',
    ...byAdmin,
    limit: 'write',
    status: 201,
    body: strict({ remote: RemoteId, name: Name }),
    answer: strict({ message: Type.String(), key: DeployKey, secret: Type.String() }),
    errors: ['deployment_admin_only'],
    remembered: false,
  },
  'DELETE /remotes/keys': {
    summary: 'Revoke a deploy key',
    ...byAdmin,
    limit: 'write',
    body: strict({ key_id: Id }),
    answer: Done,
    errors: ['deployment_admin_only', 'not_found'],
  },
} as const satisfies RouteTable;
