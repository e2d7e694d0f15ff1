import type { Module } from '../../platform/module';
import { actorsOf } from './queries';

/** Who the sessions belong to, with what each may do; a session that is over has none. */
export const loadActors: NonNullable<Module['loadActors']> = (trx, sessionIds) => actorsOf(trx, sessionIds);
