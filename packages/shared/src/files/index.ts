// Not shared at run time: a remote that reads or writes files brings the parts for it.
export { parseCsv, toCsv } from './csv';
export type { Cell } from './csv';
export { download } from './download';
