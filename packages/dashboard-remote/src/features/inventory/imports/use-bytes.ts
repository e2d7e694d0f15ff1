import { useFormats } from '@slotwise/shared/words';

const STEPS = [
  ['megabyte', 1024 * 1024],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

/** Says a number of bytes as people read it: "2.4 MB". The steps are those of the limits, of which one is 256 MB and not 268.4. */
export function useBytes(): (bytes: number) => string {
  const formats = useFormats();
  return (bytes) => {
    const [unit, size] = STEPS.find(([, least]) => bytes >= least) ?? STEPS[2];
    return formats.number(bytes / size, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
    });
  };
}
