import { Type } from 'typebox';
import { Id, nullable, strict } from '../wire/schema';
import { acts } from '../wire/audit-action';
import { FailedFor, TriedPairs } from './entities';

/** The name of a person or a deploy key; null: the registry itself. */
const by = nullable(Type.String());
/** The release channel; left out: `stable`, which everybody gets. */
const releaseChannel = Type.Optional(Type.String());
const version = Type.Optional(Type.String());
/** The version before, if there was one. */
const from = version;
const percent = Type.Optional(Type.Integer());
/** The version of the canary that ended with it. */
const endedCanary = version;
/** A tenant's name, or a key's name. */
const detail = Type.Optional(Type.String());

/** Version 1 of those that name a release channel called it `channel`. */
/** Acts and not changes of a state: a remote's serving is one state for each release channel, tenant and canary. */
export const remoteAudit = {
  'remote.published': acts('remote', strict({ by, version, from, releaseChannel, percent }), 2),
  'remote.promoted': acts('remote', strict({ by, version, from, releaseChannel, endedCanary }), 2),
  'remote.rolled_back': acts('remote', strict({ by, version, from, releaseChannel, endedCanary }), 2),
  'remote.canary_set': acts('remote', strict({ by, version, percent })),
  'remote.canary_stopped': acts('remote', strict({ by, version })),
  'remote.canary_demoted': acts('remote', strict({ by, version, percent, people: Type.Optional(FailedFor) })),
  /** A tenant, named in `detail`, is kept on a version or follows a release channel. */
  'remote.pinned': acts('remote', strict({ by, version, releaseChannel, detail }), 2),
  'remote.unpinned': acts('remote', strict({ by, from, releaseChannel, detail }), 2),
  /** Pairs of its builds and of shells were tried in the contract suite. */
  'remote.tried': acts('remote', strict({ by, pairs: Type.Optional(TriedPairs) })),
  /** Pages keep it apart from now on. */
  'remote.isolated': acts('remote', strict({ by })),
  /** It runs in the pages themselves again. */
  'remote.trusted': acts('remote', strict({ by })),
  /** The operator handed a name, told by `detail`, over to it: it is the first that may claim it. */
  'remote.name_given': acts('remote', strict({ by, detail })),
  /** The operator put it behind all others that claim the name. */
  'remote.name_released': acts('remote', strict({ by, detail })),
  /** `key`: the deploy key's id, and `detail` its name. */
  'remote.key_created': acts('remote', strict({ by, key: Id, detail })),
  'remote.key_revoked': acts('remote', strict({ by, key: Id, detail })),
};
