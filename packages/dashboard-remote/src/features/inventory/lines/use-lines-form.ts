import { usePlatform } from '@slotwise/shared/remote';
import { useForm } from '@slotwise/shared/ui/form';
import type { Faults } from '@slotwise/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useRefusal } from '../sections/use-refusal';
import { useWords as useInventoryWords } from '../words';
import type { LineText } from './model/lines';
import { resolveLines, type WantedLine } from './resolve-lines';
import { useLineFaults } from './use-line-faults';

/** Common values of the dialogs for orders and receipts. */
export interface LinesValues {
  warehouse: string;
  code: string;
  lines: readonly LineText[];
}

interface LinesFormOptions<Values extends LinesValues, Answer> {
  initial: Values;
  /** The form's field for each field of the request that is called otherwise. */
  rename: Readonly<Record<string, keyof Values & string>>;
  send: (values: Values, lines: WantedLine[], signal: AbortSignal) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/**
 * A form with lines: the faults of a line are said at it, those known before the server is asked and those of its
 * refusal.
 */
export function useLinesForm<Values extends LinesValues, Answer>(options: LinesFormOptions<Values, Answer>) {
  const { initial, rename, send, onDone } = options;
  const { t: word } = useInventoryWords();
  const { http } = usePlatform();
  const cache = useQueryClient();
  const rows = useLineFaults();
  const places = useRef<number[]>([]);
  type Name = keyof Values & string;
  const explain = useRefusal(Object.keys(initial) as Name[], rename);
  const form = useForm<Values, Answer>({
    initial,
    codes: { code_taken: 'code' as Name },
    check: (values) => {
      const lines = rows.check(values.lines);
      return {
        ...(values.code.trim() === '' && { code: word('booking.fault.required') }),
        ...(lines !== null && { lines }),
      } as Faults<Name>;
    },
    endsEarly: true,
    async submit(values, signal) {
      const resolved = await resolveLines(cache, http, values.lines);
      places.current = resolved.places;
      signal.throwIfAborted();
      return send(values, resolved.lines, signal);
    },
    onDone,
    explain(thrown) {
      const { error, fault } = rows.take(thrown, places.current);
      const said = explain(error);
      if (fault === null) return said;
      return { fields: { ...said?.fields, lines: fault } as Faults<Name>, form: said?.form ?? null };
    },
  });
  const field = {
    value: form.values.lines,
    onChange: (lines: readonly LineText[]) => {
      rows.clear();
      form.change({ lines } as Partial<Values>);
    },
    faults: rows.faults,
    error: form.faults['lines' as Name] ?? null,
  };
  return { form, lines: field };
}
