import type { RemoteStatus, RemoteTrial, ShellBuild } from '@slotwise/contract';
import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { useId } from 'react';
import { matrixOf, standsIn, type MatrixColumn } from './model/matrix';
import { useWords } from '../../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  table: { borderCollapse: 'separate', borderSpacing: '4px', marginInlineStart: '-4px', width: 'fit-content' },
  head: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase100,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  version: { minWidth: '4rem', fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  cell: { padding: 0, width: '6rem' },
  mark: { display: 'block', width: '100%', height: '18px' },
  box: { rx: '4px', strokeWidth: '1px' },
  passed: {
    fill: tokens.colorStatusSuccessBackground1,
    stroke: tokens.colorStatusSuccessBorder1,
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
  },
  failed: {
    fill: tokens.colorStatusDangerBackground1,
    stroke: tokens.colorStatusDangerBorder1,
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
  },
  unknown: { fill: 'none', stroke: tokens.colorNeutralStroke1, strokeDasharray: '3 3' },
  sign: { fill: 'none', strokeWidth: '1.75px', strokeLinecap: 'round', strokeLinejoin: 'round' },
  good: {
    stroke: tokens.colorStatusSuccessForeground1,
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  bad: { stroke: tokens.colorStatusDangerForeground1, '@media (forced-colors: active)': { stroke: 'CanvasText' } },
  reasons: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  reason: { color: tokens.colorStatusDangerForeground1 },
});

const WIDTH = 96;
const HEIGHT = 18;
const SIGNS = { passed: 'M44 9.5 l3 3 l6 -7', failed: 'M44.5 5.5 l7 7 m0 -7 l-7 7' } as const;

/** A cell as a picture: a box with a tick or a cross; dashed and empty where nobody has tried. */
function Mark({ trial, column, version }: { trial: RemoteTrial | null; column: MatrixColumn; version: string }) {
  const { t } = useWords();
  const styles = useStyles();
  const how = trial === null ? 'unknown' : trial.passed ? 'passed' : 'failed';
  const outcome = how === 'unknown' && column.shell === null ? 'no-shell' : how;
  return (
    <svg className={styles.mark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid meet" role="img">
      <title>{t(`matrix.cell.${outcome}.${column.age}`, { version })}</title>
      <rect className={mergeClasses(styles.box, styles[how])} x={0.5} y={0.5} width={WIDTH - 1} height={HEIGHT - 1} />
      {how !== 'unknown' && (
        <path className={mergeClasses(styles.sign, how === 'passed' ? styles.good : styles.bad)} d={SIGNS[how]} />
      )}
    </svg>
  );
}

/** The last versions of a remote that work with the shells in open pages. */
export function VersionGrid({ remote, shells }: { remote: RemoteStatus; shells: readonly ShellBuild[] }) {
  const { t, rich } = useWords();
  const styles = useStyles();
  const titleId = useId();
  const matrix = matrixOf(remote, shells);
  const { columns, rows } = matrix;
  const tried = rows.some(({ cells }) => cells.some((cell) => cell !== null));
  if (!tried) return null;
  const broken = rows.flatMap(({ version, cells }, row) =>
    cells.flatMap((cell, at) =>
      cell?.passed === false
        ? [{ version, why: cell.why, age: columns[at]?.age ?? 'now', replaced: standsIn(matrix, row, at) }]
        : [],
    ),
  );
  return (
    <div className={styles.root}>
      <h3 id={titleId} className={mergeClasses(styles.title, styles.quiet)}>
        {t('matrix.title')}
      </h3>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <td />
            {columns.map(({ age, shell }) => (
              <th key={age} scope="col" className={styles.head} title={shell ?? undefined}>
                {t(`matrix.shell.${age}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ version, build, cells }) => (
            <tr key={build}>
              <th scope="row" className={mergeClasses(styles.head, styles.version)}>
                {version}
              </th>
              {columns.map((column, at) => (
                <td key={column.age} className={styles.cell}>
                  <Mark trial={cells[at] ?? null} column={column} version={version} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {broken.length > 0 && (
        <ul className={styles.reasons} aria-label={t('matrix.reasons', { name: remote.name })}>
          {broken.map(({ version, age, why, replaced }) => (
            <li key={`${version} ${age}`}>
              {rich(`matrix.reason.${age}`, {
                strong: (text) => <strong className={styles.reason}>{text}</strong>,
                version,
                why: why ?? t('matrix.failed'),
              })}{' '}
              {t(replaced ? 'matrix.replaced' : 'matrix.not-replaced')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
