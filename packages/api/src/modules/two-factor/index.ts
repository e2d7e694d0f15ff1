// Exports for other modules.
export { judgeCode, type Judged } from './judge-code';
export { deleteFactor, factorOf } from './queries';
