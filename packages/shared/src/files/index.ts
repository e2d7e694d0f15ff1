// Not shared at run time: who reads or writes files brings the parts for it.
export { parseCsv, toCsv } from './csv';
export type { Cell } from './csv';
export { download } from './download';
