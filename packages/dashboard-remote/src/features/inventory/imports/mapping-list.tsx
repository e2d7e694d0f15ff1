import type { ImportColumn, ImportDetails } from '@slotwise/contract';
import { makeStyles, media, mergeClasses, StatusBadge, Subtitle2, Text, tokens } from '@slotwise/shared/ui';
import { Select } from '@slotwise/shared/ui/forms';
import { ArrowRight16Regular } from '@slotwise/shared/ui/icons';
import { useId } from 'react';
import { examplesOf, firstUnitOf, withColumn, withUnit } from './model/mapping';
import type { Mapping } from './model/mapping';
import { useColumnName } from './use-column-name';
import { isNamesake, useTitle } from './use-title';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  heading: { margin: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24px minmax(0, 16rem) 6rem 9rem',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr) 6rem', padding: '12px' },
  },
  source: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    [media.belowMd]: { gridColumn: '1 / -1' },
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  nameless: { fontStyle: 'italic', fontWeight: tokens.fontWeightRegular },
  examples: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  unknown: { color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  arrow: {
    display: 'flex',
    color: tokens.colorNeutralForeground3,
    ':dir(rtl)': { transform: 'scaleX(-1)' },
    [media.belowMd]: { display: 'none' },
  },
  control: { minWidth: 0, width: '100%' },
  whole: { [media.belowMd]: { gridColumn: '1 / -1' } },
  state: { [media.belowMd]: { display: 'none' } },
});

interface MappingListProps {
  details: ImportDetails;
  columns: readonly ImportColumn[];
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
}

/** The file's columns with their first values, and which of ours each is. */
export function MappingList({
  details: { header, sample, unknownUnits, mapping: first },
  columns,
  mapping,
  onMapping,
}: MappingListProps) {
  const styles = useStyles();
  const { t } = useWords();
  const columnName = useColumnName();
  const titleOf = useTitle();
  const id = useId();
  return (
    <section className={styles.root}>
      <Subtitle2 as="h2" className={styles.heading}>
        {t('mapping.title')}
      </Subtitle2>
      <Text as="p" className={styles.hint}>
        {t('mapping.hint')}
      </Text>
      <ul className={styles.list} aria-label={t('mapping.title')}>
        {header.map((title, from) => {
          const chosen = mapping[from];
          const column = columns.find(({ name }) => name === chosen?.name);
          const name = titleOf(header, from);
          const examples = examplesOf(sample, from);
          const unknown = unknownUnits?.find((one) => one.column === from);
          const hasUnit = column !== undefined && column.units.length > 0;
          return (
            <li key={from} className={styles.row}>
              <div className={styles.source}>
                <span
                  id={`${id}-${from}`}
                  className={mergeClasses(styles.name, title.trim() === '' && styles.nameless)}
                >
                  {name}
                </span>
                <span className={styles.examples} title={examples.join(' · ')}>
                  {examples.length > 0 ? examples.join(' · ') : t('mapping.blank')}
                </span>
                {isNamesake(header, from) && <span className={styles.unknown}>{t('mapping.namesakes')}</span>}
                {unknown && (
                  <span id={`${id}-${from}-unit`} className={styles.unknown}>
                    {t('mapping.unknown-unit', { unit: unknown.unit })}
                  </span>
                )}
              </div>
              <span aria-hidden="true" className={styles.arrow}>
                <ArrowRight16Regular />
              </span>
              <Select
                className={mergeClasses(styles.control, !hasUnit && styles.whole)}
                aria-label={t('mapping.of', { column: name })}
                aria-describedby={unknown && `${id}-${from}-unit`}
                value={chosen?.name ?? ''}
                onChange={(_event, { value }) => {
                  const next = columns.find((one) => one.name === value);
                  onMapping(withColumn(mapping, from, value || null, firstUnitOf(first, from, next)));
                }}
              >
                <option value="">{t('mapping.none')}</option>
                {columns.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.required ? t('mapping.needed', { column: columnName(one.name) }) : columnName(one.name)}
                  </option>
                ))}
              </Select>
              {hasUnit ? (
                <Select
                  className={styles.control}
                  aria-label={t('mapping.unit', { column: name })}
                  value={chosen?.unit ?? column.units[0]}
                  onChange={(_event, { value }) => onMapping(withUnit(mapping, from, value))}
                >
                  {column.units.map((unit) => (
                    <option key={unit} value={unit}>
                      {unit}
                    </option>
                  ))}
                </Select>
              ) : (
                <span className={styles.state} />
              )}
              <span className={styles.state}>
                {chosen ? (
                  <StatusBadge tone="success" label={t('mapping.taken')} />
                ) : (
                  <StatusBadge tone="neutral" label={t('mapping.left-out')} />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
