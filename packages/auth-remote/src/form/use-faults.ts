import { useState, type RefObject } from 'react';
import type { SubmitFailure } from './submit-failure';
import { useFocusFirstInvalid } from './use-focus-first-invalid';

export interface Faults<Field extends string> {
  /** Of the form; the first invalid field in it gets the focus when the form is refused. */
  form: RefObject<HTMLFormElement | null>;
  /** Shown under the fields. */
  errors: SubmitFailure<Field>['fields'];
  /** Shown for the form as a whole. */
  formError: string | null;
  refuse: (failure: SubmitFailure<Field>) => void;
  /** A field was edited: what was wrong with it, or with the form, need not be so any more. */
  forget: (field: Field) => void;
  /** The form is sent once more. */
  clear: () => void;
}

const none = { fields: {}, form: null };

/** What a form was refused for, by its own rules or by the server's. */
export function useFaults<Field extends string>(): Faults<Field> {
  const [failure, setFailure] = useState<SubmitFailure<Field>>(none);
  const [attempt, setAttempt] = useState(0);
  const form = useFocusFirstInvalid(attempt);
  return {
    form,
    errors: failure.fields,
    formError: failure.form,
    refuse: (found) => {
      setFailure(found);
      setAttempt((count) => count + 1);
    },
    forget: (field) => setFailure(({ fields }) => ({ fields: { ...fields, [field]: undefined }, form: null })),
    clear: () => setFailure(none),
  };
}
