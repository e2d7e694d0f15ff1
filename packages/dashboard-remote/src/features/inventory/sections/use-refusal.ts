import { ApiError, isApiError } from '@slotwise/shared/http';
import type { Refusal } from '@slotwise/shared/ui/form';
import { useDescribeRefusal } from './use-describe-refusal';
import { useWords } from '../words';

/**
 * Sorts out what the server refused, for forms whose fields hold lists or stand in a list of the request: everything that
 * it says of a field is said there, of a list with the number of the row, and the rest with the form.
 * @param rename the form's field for each field of the request that is called otherwise
 */
export function useRefusal<Name extends string>(shown: readonly Name[], rename: Readonly<Record<string, Name>> = {}) {
  const { t } = useWords();
  const describe = useDescribeRefusal();
  return (error: unknown): Refusal<Name> | null => {
    if (!isApiError(error) || error.details.length === 0) return null;
    const fields: Partial<Record<Name, string>> = {};
    const others: string[] = [];
    for (const detail of error.details) {
      const said = describe(new ApiError(422, 'validation_failed', detail.reason, [detail])).advice;
      const [field = '', row] = detail.field.replace(/^\/?(?:form\/|moves\/0\/)?/, '').split('/');
      const name = rename[field] ?? shown.find((one) => one === field);
      const text =
        row !== undefined && /^\d+$/.test(row) ? t('rows.fault', { row: Number(row) + 1, text: said }) : said;
      if (name === undefined) others.push(text);
      else fields[name] = [fields[name], text].filter(Boolean).join('. ');
    }
    const isSaid = Object.keys(fields).length > 0 && others.length === 0;
    return { fields, form: isSaid ? null : { title: describe(error).title, advice: others.join('. ') } };
  };
}
