import { makeStyles, mergeClasses, tokens, Tooltip } from '@slotwise/shared/ui';
import { useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '2px',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    // All segments have a visible border there, and would look like one.
    '@media (forced-colors: active)': { gap: '8px' },
  },
  segment: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minWidth: '28px',
    minHeight: '26px',
    paddingInline: '10px',
    boxSizing: 'border-box',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  icon: { paddingInline: '4px' },
  chosen: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Stands for the label, which is then a tooltip. */
  icon?: ReactElement;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the group: "View". */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A few views of the same thing, one of them shown. Arrows choose, as between radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, className } = props;
  const styles = useStyles();
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const by = { ArrowRight: forward, ArrowDown: 1, ArrowLeft: -forward, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = segments.findIndex((segment) => segment.value === value);
    const next = segments[(at + by + segments.length) % segments.length];
    if (!next) return;
    onChange(next.value);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[segments.indexOf(next)]?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      data-screen-only=""
      className={mergeClasses(styles.root, className)}
      onKeyDown={onKeyDown}
    >
      {segments.map((segment) => {
        const isChosen = segment.value === value;
        const button = (
          <button
            key={segment.value}
            type="button"
            role="radio"
            aria-checked={isChosen}
            tabIndex={isChosen ? 0 : -1}
            className={mergeClasses(styles.segment, Boolean(segment.icon) && styles.icon, isChosen && styles.chosen)}
            onClick={() => onChange(segment.value)}
          >
            {segment.icon ?? segment.label}
          </button>
        );
        if (!segment.icon) return button;
        return (
          <Tooltip key={segment.value} content={segment.label} relationship="label">
            {button}
          </Tooltip>
        );
      })}
    </div>
  );
}
