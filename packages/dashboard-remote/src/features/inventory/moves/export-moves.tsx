import type { Query } from '@slotwise/contract';
import { ExportMenu } from '../exports/export-menu';
import type { LeftOut } from '../exports/left-out';
import { useDownload } from '../imports/use-download';
import type { MoveFilter } from './moves-table';

interface ExportMovesProps {
  filter: MoveFilter;
  order: Pick<Query<'GET /stock/moves'>, 'sort'>;
  left: LeftOut;
  /** Nothing is listed. */
  disabled: boolean;
}

/** Hands over the moves that are listed, all of them and in their order, as a file. */
export function ExportMoves({ filter, order, left, disabled }: ExportMovesProps) {
  const { fetchFile, isBusy } = useDownload();
  const send = (format: 'csv' | 'xlsx') =>
    void fetchFile('GET /stock/moves/file', { ...filter, ...order, ...left.query, format });
  const groups = [{ key: 'moves', files: [{ key: 'moves', send }] }];
  return <ExportMenu groups={groups} hidden={left.names} busy={isBusy} disabled={disabled} />;
}
