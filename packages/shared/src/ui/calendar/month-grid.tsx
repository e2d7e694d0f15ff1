import { mergeClasses, useId } from '@slotwise/shared/ui';
import { weeksOf } from './calendar-dates';
import type { CalendarDate, DateRange } from './calendar-dates';
import { useMonthGridStyles } from './date-range-picker.styles';
import { useCalendarWords } from './use-calendar-words';

export interface MonthGridProps {
  month: CalendarDate;
  weekStart: number;
  /** The range to show, chosen or about to be. */
  shown: DateRange | null;
  /** The one day that Tab reaches. */
  active: CalendarDate;
  today: CalendarDate;
  isDisabled: (date: CalendarDate) => boolean;
  onPick: (date: CalendarDate) => void;
  onPoint: (date: CalendarDate) => void;
}

export function MonthGrid(props: MonthGridProps) {
  const { month, weekStart, shown, active, today, isDisabled, onPick, onPoint } = props;
  const styles = useMonthGridStyles();
  const titleId = useId('month-');
  const weeks = weeksOf(month, weekStart);
  const words = useCalendarWords();
  const weekdays = (weeks[1] ?? []).map((date) => date ?? month);
  return (
    <div>
      <p className={styles.title} id={titleId}>
        {words.month(month)}
      </p>
      <table role="grid" aria-labelledby={titleId} aria-multiselectable="true" className={styles.table}>
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th key={date} scope="col" abbr={words.weekday(date)} className={styles.weekday}>
                {words.weekdayLetters(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, column) => {
                if (date === null) return <td key={column} />;
                const isStart = shown?.start === date;
                const isEnd = shown?.end === date;
                const inRange = shown !== null && shown.start <= date && date <= shown.end;
                return (
                  <td
                    key={column}
                    role="gridcell"
                    aria-selected={inRange}
                    className={mergeClasses(
                      styles.cell,
                      inRange && styles.between,
                      isStart && styles.first,
                      isEnd && styles.last,
                    )}
                  >
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === active ? 0 : -1}
                      aria-label={words.long(date)}
                      aria-current={date === today ? 'date' : undefined}
                      disabled={isDisabled(date)}
                      className={mergeClasses(
                        styles.day,
                        inRange && styles.dayBetween,
                        date === today && styles.today,
                        (isStart || isEnd) && styles.end,
                      )}
                      onClick={() => onPick(date)}
                      onMouseEnter={() => onPoint(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
