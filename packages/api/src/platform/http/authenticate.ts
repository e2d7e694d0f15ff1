import type { Route } from '@slotwise/contract';
import { refuse } from '../errors';
import type { Actor } from '../module';
import type { Services } from '../services';

/** Who sends a request: the actor of its bearer token, or null. */
export async function identify(header: string | undefined, { tokens, sessions }: Services): Promise<Actor | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1];
  if (!token) return null;
  const claims = await tokens.verify(token);
  return claims && sessions.actor(claims);
}

/** Lets through whom the contract's route is for. @throws ApiFault */
export function authorize(route: Route, actor: Actor | null): void {
  if (route.access === 'public') return;
  if (!actor) throw refuse('unauthenticated');
  if (route.tenant && actor.userType !== route.tenant) throw refuse('wrong_user_type');
  if (route.permission && !actor.permissions.has(route.permission)) throw refuse('forbidden');
}
