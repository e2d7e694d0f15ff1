const two = (number: number) => String(number).padStart(2, '0');

/**
 * A date of a GS1 label, `270331`, as `2027-03-31`; null: there is no such day. Day 00 is the last of its month. Of the
 * years that end so, it is the one from 49 years before this one to 50 years after it.
 * @param today `2026-11-25`
 */
export function dayOf(digits: string, today: string): string | null {
  const [yearOfCentury, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number);
  if (yearOfCentury === undefined || month === undefined || day === undefined || month < 1 || month > 12) return null;
  const now = Number(today.slice(0, 4));
  const ahead = yearOfCentury - (now % 100);
  const year = now + (ahead > 50 ? ahead - 100 : ahead < -49 ? ahead + 100 : ahead);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) return null;
  return `${year}-${two(month)}-${two(day === 0 ? last : day)}`;
}
