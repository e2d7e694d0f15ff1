import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { Select } from '@slotwise/shared/ui/forms';
import type { SelectProps } from '@slotwise/shared/ui/forms';

// A select is as wide as its longest option by itself: it would grow, and push the rest of its bar into another row, when
// options arrive. This one is as wide as the option that it shows.
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '100%',
    '::before': {
      content: 'attr(data-shown)',
      gridColumnStart: 1,
      gridRowStart: 1,
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      whiteSpace: 'nowrap',
      paddingInlineStart: '14px',
      paddingInlineEnd: '38px',
      fontSize: tokens.fontSizeBase300,
    },
  },
  small: { '::before': { paddingInlineStart: '10px', paddingInlineEnd: '28px', fontSize: tokens.fontSizeBase200 } },
  select: { gridColumnStart: 1, gridRowStart: 1, width: 0, minWidth: '100%', textOverflow: 'ellipsis' },
});

export interface FilterSelectProps<Value extends string> {
  /** Also the accessible name: "Filter by Category". */
  label: string;
  /** Option that takes all: "All Categories". */
  all: string;
  /** Null, or an empty text, takes all. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
  size?: 'small' | 'medium';
  className?: string;
}

/** One choice of a filter. A value that no option has stays visible, so that it can be taken away. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, options, onChange, size = 'medium', className } = props;
  const styles = useStyles();
  const isUnknown = Boolean(value) && !options.some((option) => option.value === value);
  const shown = value ? (options.find((option) => option.value === value)?.label ?? value) : all;
  return (
    <Select
      root={{ 'data-shown': shown } as SelectProps['root']}
      select={{ className: styles.select }}
      aria-label={label}
      title={label}
      size={size}
      className={mergeClasses(styles.root, size === 'small' && styles.small, className)}
      value={value ?? ''}
      onChange={(_event, data) => onChange(data.value === '' ? null : (data.value as Value))}
    >
      <option value="">{all}</option>
      {isUnknown && <option value={value ?? ''}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
