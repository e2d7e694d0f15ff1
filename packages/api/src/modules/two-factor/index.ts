// What other modules may use of this one.
export { checkCode } from './check-code';
export { deleteFactor, factorOf } from './queries';
