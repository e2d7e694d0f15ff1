import { Button, mergeClasses } from '@slotwise/shared/ui';
import type { ComponentProps } from 'react';
import { Calendar20Regular } from '../icons';
import type { DateRange } from './calendar-dates';
import { useDateRangePickerStyles } from './date-range-picker.styles';
import { useCalendarWords } from './use-calendar-words';

export interface RangeTriggerProps extends Omit<ComponentProps<typeof Button>, 'children' | 'value'> {
  value: DateRange | null;
  placeholder: string;
}

/** The button that shows the chosen range; also stands there while the calendar's code is on its way. */
export function RangeTrigger({ value, placeholder, ...props }: RangeTriggerProps) {
  const styles = useDateRangePickerStyles();
  const calendar = useCalendarWords();
  return (
    <Button
      {...(props as object)}
      className={mergeClasses(styles.trigger, value === null && styles.placeholder)}
      icon={<Calendar20Regular />}
    >
      {value === null ? placeholder : calendar.range(value)}
    </Button>
  );
}
