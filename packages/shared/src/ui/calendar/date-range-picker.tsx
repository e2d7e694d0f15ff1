import { latePart } from '@slotwise/shared/remote';
import { useId, VisuallyHidden } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import type { CalendarDate, DateRange } from './calendar-dates';
import type { RangePopoverProps } from './range-popover';
import { RangeTrigger } from './range-trigger';
import { useWeekStart } from './use-calendar-words';

/** The calendar opens above the page: a first screen waits for none of that. */
const RangePopover = latePart<RangePopoverProps>(
  () => import(/* webpackChunkName: "part-calendar" */ './range-popover'),
);

export interface DateRangePickerProps {
  value: DateRange | null;
  onChange: (range: DateRange) => void;
  /** Names the field for assistive technology; the trigger itself shows the range. */
  label?: string;
  placeholder?: string;
  /** Number of months in sight at once. */
  months?: number;
  /** 0 is Sunday; else as the reader's company says, or the page's locale has it. */
  weekStart?: number;
  min?: CalendarDate;
  max?: CalendarDate;
}

/** A button that shows the chosen range and opens the calendar; choosing the last day closes it. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { t } = sharedWords.useWords();
  const localWeekStart = useWeekStart();
  const { value, onChange, label = t('calendar.label'), placeholder = t('calendar.placeholder') } = props;
  const { months = 2, weekStart = localWeekStart, min, max } = props;
  const labelId = useId('date-range-');
  return (
    <>
      <RangePopover
        {...{ value, onChange, label, labelId, placeholder, months, weekStart, min, max }}
        face={<RangeTrigger value={value} placeholder={placeholder} aria-describedby={labelId} />}
      />
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
    </>
  );
}
