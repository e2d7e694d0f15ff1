import { Type } from 'typebox';
import { Id, nullable, strict } from '../wire/schema';
import { acts } from '../wire/audit-action';
import { FailedFor, TriedPairs } from './entities';

/** The name of a person or a deploy key; null: the registry itself. */
const by = nullable(Type.String());
/** The release channel; left out: what everybody gets. */
const channel = Type.Optional(Type.String());
const version = Type.Optional(Type.String());
/** The version before, where there was one. */
const from = version;
const percent = Type.Optional(Type.Integer());
/** The version of the canary that ended with it. */
const endedCanary = version;
/** A tenant's name, or a key's name. */
const detail = Type.Optional(Type.String());

/** Acts and not changes of a state: what a remote serves is one state for each release channel, tenant and canary. */
export const remoteAudit = {
  'remote.published': acts('remote', strict({ by, version, from, channel, percent })),
  'remote.promoted': acts('remote', strict({ by, version, from, channel, endedCanary })),
  'remote.rolled_back': acts('remote', strict({ by, version, from, channel, endedCanary })),
  'remote.canary_set': acts('remote', strict({ by, version, percent })),
  'remote.canary_stopped': acts('remote', strict({ by, version })),
  'remote.canary_demoted': acts('remote', strict({ by, version, percent, people: Type.Optional(FailedFor) })),
  /** A tenant, named in `detail`, is kept on a version or follows a channel. */
  'remote.pinned': acts('remote', strict({ by, version, channel, detail })),
  'remote.unpinned': acts('remote', strict({ by, from, channel, detail })),
  /** Pairs of its builds and of shells were tried in the contract suite. */
  'remote.tried': acts('remote', strict({ by, pairs: Type.Optional(TriedPairs) })),
  /** Pages keep it apart from now on. */
  'remote.isolated': acts('remote', strict({ by })),
  /** It runs in the pages themselves again. */
  'remote.trusted': acts('remote', strict({ by })),
  /** `key`: the deploy key's id, and `detail` its name. */
  'remote.key_created': acts('remote', strict({ by, key: Id, detail })),
  'remote.key_revoked': acts('remote', strict({ by, key: Id, detail })),
};
