import { inOnePage } from '../../platform/own-data';
import { passkeysOf } from './queries';

/** The passkeys by which they sign in, without their keys. */
export const ownData = [inOnePage('passkeys', ({ trx, actor }) => passkeysOf(trx, actor.userId))];
