import { Button, Caption1, mergeClasses, useAnnounce } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ChevronLeft20Regular, ChevronRight20Regular } from '../icons';
import { addDays, addMonths, monthsBetween, startOfMonth } from './calendar-dates';
import { startOfWeek, today as todaysDate } from './calendar-dates';
import type { CalendarDate, DateRange } from './calendar-dates';
import { useDateRangePickerStyles } from './date-range-picker.styles';
import { MonthGrid } from './month-grid';
import { useCalendarWords } from './use-calendar-words';
import { useRangeChoice } from './use-range-choice';

export interface RangeCalendarProps {
  value: DateRange | null;
  onChange: (range: DateRange) => void;
  months: number;
  weekStart: number;
  min?: CalendarDate;
  max?: CalendarDate;
}

/** The day that a key leads to, as in the date grid of the ARIA Authoring Practices; null for any other key. */
function targetOf(event: KeyboardEvent, from: CalendarDate, weekStart: number): CalendarDate | null {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(from, -forward);
    case 'ArrowRight':
      return addDays(from, forward);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return startOfWeek(from, weekStart);
    case 'End':
      return addDays(startOfWeek(from, weekStart), 6);
    case 'PageUp':
      return addMonths(from, event.shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(from, event.shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** Months side by side in which two days make a range: the first click starts it, the second ends it. */
export function RangeCalendar({ value, onChange, months, weekStart, min, max }: RangeCalendarProps) {
  const styles = useDateRangePickerStyles();
  const announce = useAnnounce();
  const { t } = sharedWords.useWords();
  const words = useCalendarWords();
  const root = useRef<HTMLDivElement>(null);
  const [today] = useState(() => todaysDate());
  const clamp = (date: CalendarDate) => (min && date < min ? min : max && date > max ? max : date);
  const [active, setActive] = useState(() => clamp(value?.start ?? today));
  const [firstMonth, setFirstMonth] = useState(() => startOfMonth(active));
  const { anchor, shown, pick, setPointed } = useRangeChoice(value, onChange);
  /** True when the next render should carry the focus to the active day: on opening and after each key. */
  const moveFocus = useRef(true);

  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus({ preventScroll: true });
  });

  const show = (month: CalendarDate) => {
    setFirstMonth(month);
    const last = addMonths(month, months - 1);
    const first = words.month(month);
    announce(months > 1 ? t('calendar.months', { first, last: words.month(last) }) : first);
  };

  const turn = (by: number) => {
    const month = addMonths(firstMonth, by);
    show(month);
    const distance = monthsBetween(month, active);
    if (distance < 0 || distance >= months) setActive(clamp(month));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.date === undefined) return;
    const target = targetOf(event, active, weekStart);
    if (target === null) return;
    event.preventDefault();
    const next = clamp(target);
    moveFocus.current = true;
    setActive(next);
    setPointed(next);
    const distance = monthsBetween(firstMonth, next);
    if (distance < 0) show(startOfMonth(next));
    else if (distance >= months) show(addMonths(startOfMonth(next), 1 - months));
  };

  return (
    <div ref={root} onKeyDown={onKeyDown}>
      <div className={styles.months}>
        <Button
          className={mergeClasses(styles.turn, styles.turnBack)}
          appearance="subtle"
          icon={<ChevronLeft20Regular />}
          aria-label={t('calendar.previous')}
          disabledFocusable={min !== undefined && firstMonth <= startOfMonth(min)}
          onClick={() => turn(-1)}
        />
        <Button
          className={mergeClasses(styles.turn, styles.turnForward)}
          appearance="subtle"
          icon={<ChevronRight20Regular />}
          aria-label={t('calendar.next')}
          disabledFocusable={max !== undefined && addMonths(firstMonth, months - 1) >= startOfMonth(max)}
          onClick={() => turn(1)}
        />
        {Array.from({ length: months }, (_, index) => addMonths(firstMonth, index)).map((month) => (
          <MonthGrid
            key={month}
            month={month}
            weekStart={weekStart}
            shown={shown}
            active={active}
            today={today}
            isDisabled={(date) => (min !== undefined && date < min) || (max !== undefined && date > max)}
            onPick={(date) => {
              setActive(date);
              pick(date);
            }}
            onPoint={setPointed}
          />
        ))}
      </div>
      <Caption1 as="p" className={styles.hint}>
        {t(anchor === null ? 'calendar.choose-first' : 'calendar.choose-last')}
      </Caption1>
    </div>
  );
}
