import { Button, mergeClasses, useId, VisuallyHidden } from '@slotwise/shared/ui';
import { Popover, PopoverSurface, PopoverTrigger } from '@slotwise/shared/ui/overlay';
import { sharedWords } from '@slotwise/shared/words';
import { useState } from 'react';
import { Calendar20Regular } from '../icons';
import type { CalendarDate, DateRange } from './calendar-dates';
import { useDateRangePickerStyles } from './date-range-picker.styles';
import { RangeCalendar } from './range-calendar';
import { useCalendarWords, useWeekStart } from './use-calendar-words';

export interface DateRangePickerProps {
  value: DateRange | null;
  onChange: (range: DateRange) => void;
  /** Names the field for assistive technology; the trigger itself shows the range. */
  label?: string;
  placeholder?: string;
  /** Number of months in sight at once. */
  months?: number;
  /** 0 is Sunday; else as the page's locale has it. */
  weekStart?: number;
  min?: CalendarDate;
  max?: CalendarDate;
}

/** A button that shows the chosen range and opens the calendar; choosing the last day closes it. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { t } = sharedWords.useWords();
  const calendar = useCalendarWords();
  const localWeekStart = useWeekStart();
  const { value, onChange, label = t('calendar.label'), placeholder = t('calendar.placeholder') } = props;
  const { months = 2, weekStart = localWeekStart, min, max } = props;
  const styles = useDateRangePickerStyles();
  const [open, setOpen] = useState(false);
  const labelId = useId('date-range-');
  return (
    <>
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
          <Button
            className={mergeClasses(styles.trigger, value === null && styles.placeholder)}
            icon={<Calendar20Regular />}
            aria-describedby={labelId}
          >
            {value === null ? placeholder : calendar.range(value)}
          </Button>
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
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
    </>
  );
}
