import {
  Button,
  Card,
  CardHeader,
  EmptyState,
  ErrorState,
  makeStyles,
  Skeleton,
  SkeletonItem,
} from '@slotwise/shared/ui';
import { ToggleButton, Tooltip, VisuallyHidden } from '@slotwise/shared/ui';
import { download, toCsv } from '@slotwise/shared/files';
import { sharedWords } from '@slotwise/shared/words';
import { useId, useState } from 'react';
import { ArrowDownload20Regular, Table20Regular } from '../icons';
import { cellsOf, figuresOf, isEmpty } from './chart-data';
import type { ChartData, ChartFigures, ChartKind } from './chart-data';
import { ChartTable } from './chart-table';
import { useChartWords } from './use-chart-words';
import { useDrawings } from './use-drawings';

const HEIGHT = 260;

const useStyles = makeStyles({
  figure: { display: 'flex', flexDirection: 'column', minWidth: 0, margin: 0 },
  place: { display: 'flex', flexDirection: 'column', justifyContent: 'center', minWidth: 0 },
  waiting: { position: 'relative', height: '100%', display: 'flex', flexDirection: 'column' },
  bars: { display: 'flex', alignItems: 'flex-end', gap: '8px', flexGrow: 1 },
  bar: { flexGrow: 1, width: 'auto' },
});

export interface ChartProps {
  kind: ChartKind;
  title: string;
  /** Undefined while it is not known. */
  data: ChartData | undefined;
  /** Why the figures are not known. */
  fault?: { text: string; advice?: string; retrying: boolean; onRetry: () => void };
  /** Why there are no figures, or when there will be some. */
  emptyReason?: string;
  /** Level of the heading that the title is. */
  level?: 2 | 3 | 4;
  /** Pixels of the drawing or the table, regardless of their content. */
  height?: number;
  /** Opens the list that a figure counts without loading the page anew: `platform.navigate`. */
  onOpen?: (href: string) => void;
}

/** Figures as a drawing or as a table, to be taken along as CSV. It takes the same room in every state. */
export function Chart({ data, fault, ...props }: ChartProps) {
  const { title, level, height = HEIGHT, emptyReason } = props;
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  if (data && !isEmpty(data)) return <KnownChart {...props} data={data} height={height} />;
  return (
    <Card>
      <CardHeader header={title} level={level} />
      <div className={styles.place} style={{ minHeight: height }}>
        {data ? (
          <EmptyState title={t('chart.empty')} reason={emptyReason} compact />
        ) : fault ? (
          <ErrorState
            compact
            title={fault.text}
            advice={fault.advice}
            onRetry={fault.onRetry}
            retrying={fault.retrying}
          />
        ) : (
          <Waiting height={height} />
        )}
      </div>
    </Card>
  );
}

const BARS = [60, 85, 45, 70, 95, 55, 75] as const;

function Waiting({ height }: { height: number }) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  return (
    <div role="status" className={styles.waiting} style={{ height }}>
      <VisuallyHidden>{t('loading.label')}</VisuallyHidden>
      <Skeleton aria-hidden="true" className={styles.bars}>
        {BARS.map((share) => (
          <SkeletonItem key={share} className={styles.bar} style={{ height: (height * share) / 100 }} />
        ))}
      </Skeleton>
    </div>
  );
}

interface KnownChartProps extends Omit<ChartProps, 'data' | 'fault' | 'height'> {
  data: ChartData;
  height: number;
}

function KnownChart({ kind, title, data, level, height, onOpen }: KnownChartProps) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const id = useId();
  const [wantsTable, setWantsTable] = useState(false);
  const figures = figuresOf(kind, data, t(kind === 'pareto' ? 'chart.cumulative-share' : 'chart.share'));
  const words = useChartWords(figures);
  const drawings = useDrawings();
  const isTable = wantsTable || drawings === 'failed';
  return (
    <Card>
      <figure className={styles.figure} aria-labelledby={id}>
        <CardHeader
          header={<span id={id}>{title}</span>}
          level={level}
          action={
            <>
              <Tooltip content={t('chart.as-table')} relationship="label">
                <ToggleButton
                  appearance="subtle"
                  icon={<Table20Regular />}
                  checked={isTable}
                  disabledFocusable={drawings === 'failed'}
                  onClick={() => setWantsTable(!wantsTable)}
                />
              </Tooltip>
              <Tooltip content={t('chart.export')} relationship="label">
                <Button
                  appearance="subtle"
                  icon={<ArrowDownload20Regular />}
                  onClick={() => download(`${fileName(title)}.csv`, csvOf(figures, words.column))}
                />
              </Tooltip>
            </>
          }
        />
        <div className={styles.place} style={{ minHeight: height }}>
          {isTable ? (
            <ChartTable title={title} figures={figures} words={words} height={height} onOpen={onOpen} />
          ) : drawings ? (
            <drawings.ChartDrawing
              kind={kind}
              title={title}
              figures={figures}
              words={words}
              height={height}
              onOpen={onOpen}
            />
          ) : (
            <Waiting height={height} />
          )}
        </div>
      </figure>
    </Card>
  );
}

const csvOf = (figures: ChartFigures, nameOf: (column: number) => string) =>
  toCsv([figures.data.dimension, ...figures.columns.map((_, at) => nameOf(at))], cellsOf(figures));

/** A name that every file system accepts. */
const fileName = (title: string) => title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'chart';
