// What other modules may use of this one.
export { judgeCode, type Judged } from './judge-code';
export { deleteFactor, factorOf } from './queries';
