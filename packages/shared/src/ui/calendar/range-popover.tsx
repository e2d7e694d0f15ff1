import { Popover, PopoverSurface, PopoverTrigger } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import type { CalendarDate, DateRange } from './calendar-dates';
import { useDateRangePickerStyles } from './date-range-picker.styles';
import { RangeCalendar } from './range-calendar';
import { RangeTrigger } from './range-trigger';

export interface RangePopoverProps {
  value: DateRange | null;
  onChange: (range: DateRange) => void;
  label: string;
  labelId: string;
  placeholder: string;
  months: number;
  weekStart: number;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
}

/** The calendar in a layer above the page, and the button that opens it. */
export default function RangePopover(props: RangePopoverProps) {
  const { value, onChange, label, labelId, placeholder, months, weekStart, min, max } = props;
  const styles = useDateRangePickerStyles();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={(_event, data) => setOpen(data.open)}
      positioning={{
        position: 'below',
        align: 'start',
        offset: 4,
        overflowBoundaryPadding: 8,
        shiftToCoverTarget: true,
      }}
      trapFocus
      unstable_disableAutoFocus
    >
      <PopoverTrigger disableButtonEnhancement>
        <RangeTrigger value={value} placeholder={placeholder} aria-describedby={labelId} />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={label}>
        <RangeCalendar
          value={value}
          months={months}
          weekStart={weekStart}
          min={min}
          max={max}
          onChange={(range) => {
            setOpen(false);
            onChange(range);
          }}
        />
      </PopoverSurface>
    </Popover>
  );
}
