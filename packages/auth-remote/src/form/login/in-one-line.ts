import { isUnanswered } from '@slotwise/shared/http';

/** A failed login says one line: with what people can do about it, if the server did not answer at all. */
export const inOneLine = ({ title, advice }: { title: string; advice: string | null }, error: unknown) => ({
  title: isUnanswered(error) && advice !== null ? `${title} ${advice}` : title,
  advice: null,
});
