import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { CommandRefused, type OperatorCommand } from '../../platform/operator/command';
import type { Services } from '../../platform/services';
import { liveKeys, remoteChanged } from '../deploy-keys';
import { lookOf } from '../fields';
import { clash, giveNames, readClaims, releaseNames, remoteRegistry } from '../remote-serving';
import { isKnown } from '../remote-versions';
import { auditOf } from './move';

type HeldClaim = Awaited<ReturnType<typeof readClaims>>[number];

/** Claims to a name as it is typed: a path, a kind, or a label that is read the same. */
const isNamed =
  (name: string) =>
  ({ key }: { key: string }): boolean => {
    const [, rest = ''] = /^[^ ]+ (.*)$/.exec(key) ?? [];
    return key === name || rest === name || (rest !== '' && rest === lookOf(name));
  };

async function claimsTo(trx: Trx, name: string): Promise<HeldClaim[]> {
  const claims = (await readClaims(trx)).filter(isNamed(name));
  if (claims.length === 0) throw new CommandRefused(`No remote claims "${name}": whichever claims it next has it.`);
  return claims;
}

async function ended(
  trx: Trx,
  services: Services,
  answer: string,
  move: { action: 'remote.name_given' | 'remote.name_released'; remote: string; name: string },
): Promise<Outcome<string>> {
  return {
    answer,
    audit: auditOf({ action: move.action, remote: move.remote, by: null, details: { detail: move.name } }),
    events: await remoteChanged(trx, services, move.remote),
    after: () => services.use(remoteRegistry).expire(),
  };
}

const give: OperatorCommand = {
  name: 'names give',
  takes: ['name', 'remote'],
  about:
    'Hands a path, kind or label over to a remote. Who owns it keeps it until the first build of the remote claims it.',
  run: (services, [name = '', remote = '']) =>
    services.db.withSystem(async (trx) => {
      const claims = await claimsTo(trx, name);
      const hasKey = (await liveKeys(trx)).some((key) => key.remote === remote);
      if (!hasKey && !(await isKnown(trx, remote, '')).remote)
        throw new CommandRefused(`No remote "${remote}" was published, and no deploy key is for one.`);
      await giveNames(trx, remote, claims);
      const claimed = claims.some((claim) => claim.remote_id === remote && !claim.given);
      const answer = claimed
        ? `${remote} owns "${name}" from now on.`
        : `${remote} owns "${name}" once a build of it that claims it is published. Until then all stays as it is.`;
      return ended(trx, services, answer, { action: 'remote.name_given', remote, name });
    }),
};

const release: OperatorCommand = {
  name: 'names release',
  takes: ['name', 'remote'],
  about:
    'Takes a name that was given back before the remote claimed it, or puts the remote behind all others that claim it.',
  run: (services, [name = '', remote = '']) =>
    services.db.withSystem(async (trx) => {
      const claims = await claimsTo(trx, name);
      const own = claims.filter((claim) => claim.remote_id === remote);
      if (own.length === 0) throw new CommandRefused(`${remote} does not claim "${name}".`);
      const isContested = claims.some((claim) => claim.remote_id !== remote);
      if (!isContested && !own.some(({ given }) => given))
        throw new CommandRefused(`Nobody else claims "${name}". Name the next owner: names give "${name}" <remote>`);
      await releaseNames(trx, remote, own);
      const answer = `${remote} gave "${name}" up to who claims it besides.`;
      return ended(trx, services, answer, { action: 'remote.name_released', remote, name });
    }),
};

/** A line for a name that several claim: the first owns it. */
const lineOf = (claim: HeldClaim, all: readonly HeldClaim[]): string => {
  const rivals = all.filter((other) => clash(claim, other));
  const said = rivals.map(({ remote_id, key, given }) =>
    [remote_id, key === claim.key ? '' : ` (${key})`, given ? ' (given, not claimed yet)' : ''].join(''),
  );
  return `${claim.list}  ${claim.key}  ${said.join(', ')}`;
};

const list: OperatorCommand = {
  name: 'names',
  takes: ['remote?'],
  about: 'Lists the names of a remote, or those that several claim, with all that claim them; the first owns it.',
  async run({ db }, [remote]) {
    const all = await db.readSystem(readClaims);
    const shown = all.filter((claim) =>
      remote === undefined
        ? all.find((other) => clash(claim, other)) === claim &&
          all.some((other) => other !== claim && clash(claim, other))
        : claim.remote_id === remote,
    );
    if (shown.length > 0) return shown.map((claim) => lineOf(claim, all)).join('\n');
    return remote === undefined ? 'No name is claimed by several remotes.' : `${remote} claims no name.`;
  },
};

/** The longer names first: the list's is their beginning. */
export const nameCommands: OperatorCommand[] = [give, release, list];
