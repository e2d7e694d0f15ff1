import { Select } from '@slotwise/shared/ui/forms';

interface FilterSelectProps {
  /** Also the accessible name: "Filter by Category". */
  label: string;
  /** What an empty choice is called: "All Categories". */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  size?: 'small' | 'medium';
  className?: string;
}

/** One choice of a filter. A value of the address that no option has stays visible, so that it can be taken away. */
export function FilterSelect({ label, all, value, options, onChange, size = 'medium', className }: FilterSelectProps) {
  const unknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      title={label}
      size={size}
      className={className}
      value={value}
      onChange={(_event, data) => onChange(data.value)}
    >
      <option value="">{all}</option>
      {unknown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
