import type { AssistantProposal, PermissionName, TenantKind } from '@slotwise/contract';
import type { AssistantData, Language } from '@slotwise/contract/constants';
import type { TSchema } from 'typebox';
import type { Actor } from './actor';
import type { Outcome } from './db/outcome';
import type { Trx } from './db/tables';
import type { Sessions } from './auth/sessions';

export interface Proposing {
  trx: Trx;
  actor: Actor;
  tenantId: string;
  language: Language;
  now: Date;
}

/** Parts that a change would be made from, and how people read it. */
export interface Draft<Payload> {
  /** The change, in the language of the asker. */
  title: string;
  record: AssistantProposal['record'];
  facts: AssistantProposal['facts'];
  payload: Payload;
}

/** Why there is nothing to propose, in the language of the asker. */
export interface NothingToPropose {
  refusal: string;
  /** Something that was named is not there: something else may have been meant. */
  isUnknown?: true;
}

/** A change that the assistant may propose, and that only a person makes, by the verb and with the rights of the call for it. */
export interface Propose<Args = never, Payload = never> {
  /** Unique among all, as a model calls it: `propose_role`. */
  action: string;
  /** For a model: what would be changed, and what the arguments are. */
  description: string;
  /** An object of strings and numbers. What a model or a prompt says is checked against it. */
  args: TSchema;
  /** People who lack one of these are told so; the change itself is refused by its verb. */
  permissions: readonly PermissionName[];
  tenant?: TenantKind;
  /** The kind of data that a model learns of by proposing. */
  data: AssistantData;
  /** Forms of a whole request for it, with the names of arguments for their groups. */
  asked: readonly RegExp[];
  /** Forms that requests for something else may have, too: it is meant only by who may make it, where all that they name is there. */
  askedLoosely?: readonly RegExp[];
  /** Names of arguments that are numbers. */
  numbers?: readonly string[];
  /**
   * The way back from a change that was made, by its payload; left out: there is none. Writes nothing. It is proposed, checked and made as
   * any change.
   */
  back?(question: Proposing, payload: Payload): Promise<Draft<Payload> | NothingToPropose>;
  /** Writes nothing. */
  make(question: Proposing, args: Args): Promise<Draft<Payload> | NothingToPropose>;
  /**
   * All that the change depends on, in few characters; null: its record is gone.
   * @param hold it stays so until the transaction ends
   */
  version(trx: Trx, tenantId: string, payload: Payload, hold: boolean): Promise<string | null>;
  /** The verb, with all its own checks. */
  apply(trx: Trx, by: { actor: Actor; now: Date; sessions: Sessions }, payload: Payload): Promise<Outcome<unknown>>;
}

/** One of any kind: what its arguments and its payload are, it alone knows. */
export type AnyPropose = Propose;

/** Keeps the types of a kind together while they are unknown to everybody else. */
export const definePropose = <Args, Payload>(kind: Propose<Args, Payload>): AnyPropose => kind as unknown as AnyPropose;

/** The first permission that somebody lacks for a proposal; undefined: none. */
export const lacksFor = (
  { permissions }: Pick<AnyPropose, 'permissions'>,
  actor: Pick<Actor, 'permissions'>,
): PermissionName | undefined => permissions.find((name) => !actor.permissions.has(name));
