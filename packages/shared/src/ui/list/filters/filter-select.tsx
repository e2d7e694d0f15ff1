import { Select } from '@slotwise/shared/ui/forms';

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
  const isUnknown = Boolean(value) && !options.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      title={label}
      size={size}
      className={className}
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
