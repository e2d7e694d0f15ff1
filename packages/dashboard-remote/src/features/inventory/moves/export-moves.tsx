import { ExportMenu } from '../exports/export-menu';
import { useDownload } from '../imports/use-download';
import type { MoveFilter } from './moves-table';

/** Hands over the moves that are listed, all of them, as a file. @param props.disabled nothing is listed */
export function ExportMoves({ filter, disabled }: { filter: MoveFilter; disabled: boolean }) {
  const { fetchFile, isBusy } = useDownload();
  const send = (format: 'csv' | 'xlsx') => void fetchFile('GET /stock/moves/file', { ...filter, format });
  return <ExportMenu groups={[{ key: 'moves', files: [{ key: 'moves', send }] }]} busy={isBusy} disabled={disabled} />;
}
