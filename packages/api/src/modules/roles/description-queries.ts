import type { Language } from '@slotwise/contract/constants';
import { STARTING_ROLE_TEXTS } from '@slotwise/contract/starting-roles';
import { sql, type RawBuilder } from 'kysely';

/** The description of a role in the reader's language where it is the product's own; what somebody wrote stays as it is. */
export function descriptionIn(language: Language): RawBuilder<string> {
  const own = Object.values(STARTING_ROLE_TEXTS).flatMap((texts) =>
    Object.values(texts).map(({ description }) => ({ description, said: texts[language].description })),
  );
  const cases = own.map(({ description, said }) => sql`WHEN ${description} THEN ${said}`);
  return sql`(CASE description ${sql.join(cases, sql` `)} ELSE description END)::text`;
}
