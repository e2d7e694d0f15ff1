import type { AssistantData, Language } from '@slotwise/contract/constants';
import { Type, type TSchema } from 'typebox';
import type { Actor } from '../../../platform/actor';
import type { Trx } from '../../../platform/db/tables';
import type { Finding, Look } from '../../../platform/look';
import { lookAt } from '../look-at';

interface ForModel {
  name: string;
  description: string;
  args: TSchema;
  data: AssistantData | null;
}

const none = Type.Object({}, { additionalProperties: false });
/** To be replaced at the merge by what looks say themselves. */
const SAID: Record<string, ForModel> = {
  users: { name: 'people', description: 'Lists the people and their roles.', args: none, data: 'people' },
  invitations: { name: 'invitations', description: 'Lists the invitations.', args: none, data: 'people' },
  roles: { name: 'roles', description: 'Lists the roles.', args: none, data: 'access' },
  warehouses: { name: 'warehouses', description: 'Lists the warehouses.', args: none, data: 'inventory' },
  me: { name: 'who_am_i', description: 'Says who is asking.', args: none, data: null },
};

/** How a model is told of a look; null: it is not. */
export const forModel = (look: Look): ForModel | null => SAID[look.topic] ?? null;

/** Whether the asker would be answered: nothing else is offered. */
export const isForAsker = ({ permission, tenant }: Look, actor: Actor): boolean =>
  (tenant === undefined || tenant === actor.userType) && (permission === null || actor.permissions.has(permission));

/** @param args as `forModel(look).args` wants them */
export const readLook = (
  look: Look,
  question: { trx: Trx; actor: Actor; tenantId: string; language: Language; now: Date },
  _args: Record<string, unknown>,
): Promise<Finding | { refusal: string }> => lookAt(look, { ...question, names: true });

/** The part of a finding that a model learns. */
export const factsOf = (found: Finding): unknown => found.text;
