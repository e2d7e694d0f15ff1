import { usePlatform } from '@slotwise/shared/remote';
import type { FieldBinding } from '@slotwise/shared/ui/form';
import { TextField, type TextFieldProps } from '@slotwise/shared/ui/forms';
import { usePaused } from '@slotwise/shared/ui/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { inventoryKeys } from '../query-keys';
import { useWords } from '../words';
import { SkuSuggestions, SUGGESTIONS } from './sku-suggestions';

interface CodeFieldProps {
  field: FieldBinding<string> & Pick<TextFieldProps, 'onFocus' | 'onBlur'>;
  label: string;
  hint?: string;
  autoFocus?: boolean;
}

/** Takes a SKU's code or one of its barcodes, typed or scanned, and suggests SKUs while somebody types. */
export function SkuField({ field, label, hint, autoFocus }: CodeFieldProps) {
  const id = useId();
  return (
    <>
      <TextField {...field} label={label} hint={hint} list={id} autoComplete="off" autoFocus={autoFocus} required />
      <SkuSuggestions id={id} typed={field.value} />
    </>
  );
}

/** Takes the code of a place, typed or scanned, and suggests places of the warehouse while somebody types. */
export function LocationField({ field, label, hint, warehouseId }: CodeFieldProps & { warehouseId: string }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const id = useId();
  const term = usePaused(field.value.trim());
  const { data: suggested = [] } = useQuery({
    queryKey: [...inventoryKeys.locations, 'suggested', warehouseId, term],
    queryFn: async ({ signal }) => {
      const query = { warehouse_id: warehouseId, limit: SUGGESTIONS, ...(term !== '' && { q: term }) };
      return (await http('GET /locations', { query, signal })).items;
    },
    enabled: warehouseId !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TextField {...field} label={label} hint={hint} list={id} autoComplete="off" required />
      <datalist id={id}>
        {suggested.map(({ id: place, code, purpose }) => (
          <option key={place} value={code}>
            {t(`purpose.${purpose}`)}
          </option>
        ))}
      </datalist>
    </>
  );
}
