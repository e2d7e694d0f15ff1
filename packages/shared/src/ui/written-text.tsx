import { legible } from './legible';

/** Longer texts are cut; the whole text can be read in the tooltip, up to a length that still fits on a screen. */
const SHOWN = 200;
const TOOLTIP = 2000;
/** From here on a line may be too narrow for it. */
const LONG = 14;

const cut = (text: string, length: number) => {
  if (text.length <= length) return text;
  // By whole characters: half of an emoji is a replacement character.
  return `${Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('')}…`;
};

export interface WrittenTextProps {
  text: string;
  /** Characters that are shown; the rest is in the tooltip. */
  max?: number;
  className?: string;
}

/** One line that somebody typed, of any length and in any script: it cannot reorder or break what stands around it. */
export function WrittenText({ text, max = SHOWN, className }: WrittenTextProps) {
  const whole = legible(text);
  return (
    <bdi className={className} title={whole.length > Math.min(LONG, max) ? cut(whole, TOOLTIP) : undefined}>
      {cut(whole, max)}
    </bdi>
  );
}
