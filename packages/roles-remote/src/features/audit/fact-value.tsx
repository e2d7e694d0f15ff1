import { useFormats, usePermissionWords } from '@slotwise/shared/words';

interface FactValueProps {
  field: string;
  values: readonly string[];
  /** By id, of things that the entry mentions. */
  names: Readonly<Record<string, string>>;
}

/** Values as people know them, where they are permissions or things that have names. The values themselves are in the tooltip. */
export function FactValue({ field, values, names }: FactValueProps) {
  const { inWords } = usePermissionWords();
  const formats = useFormats();
  const isPermission = field === 'permissions' || field === 'permission';
  const known = (value: string) => {
    if (isPermission) return inWords(value);
    return Object.hasOwn(names, value) ? (names[value] ?? value) : value;
  };
  const [raw, text] = [formats.list(values), formats.list(values.map(known))];
  return raw === text ? raw : <span title={raw}>{text}</span>;
}
