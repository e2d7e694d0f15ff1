import type { LoadActors } from '../../platform/auth/sessions';
import { actorsOf } from './queries';

/** Loads the people whom the sessions belong to, with their permissions; a session that is over has none. */
export const loadActors: LoadActors = (trx, sessionIds) => actorsOf(trx, sessionIds);
