import { useState } from 'react';
import type { PartStates } from '../part-states';
import type { DateRange } from './calendar-dates';
import { DateRangePicker } from './index';
import { RangeCalendar } from './range-calendar';

const NOVEMBER: DateRange = { start: '2026-11-09', end: '2026-11-20' };

function Picker({ range }: { range: DateRange | null }) {
  const [value, setValue] = useState(range);
  return <DateRangePicker label="Days that are shown" value={value} onChange={setValue} />;
}

function Months({ months, bounded = false }: { months: number; bounded?: boolean }) {
  const [value, setValue] = useState<DateRange | null>(NOVEMBER);
  const bounds = bounded ? { min: NOVEMBER.start, max: NOVEMBER.end } : {};
  return <RangeCalendar value={value} onChange={setValue} months={months} weekStart={1} {...bounds} />;
}

export default {
  part: 'Choice of a range of days',
  states: {
    'nothing chosen': () => <Picker range={null} />,
    'a range': () => <Picker range={NOVEMBER} />,
    'one month, open': () => <Months months={1} />,
    'days out of bounds': () => <Months months={1} bounded />,
  },
} satisfies PartStates;
