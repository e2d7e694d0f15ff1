import { createRepeats, isAborted } from '@slotwise/shared/http';
import { useDescribeError } from '@slotwise/shared/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { serverRefusal } from './server-refusal';
import type { Faults, Refusal, ServerNames } from './server-refusal';

type Names<Values> = keyof Values & string;

export interface FormOptions<Values extends object, Answer> extends ServerNames<Names<Values>> {
  /** Initial values of the fields. A value that differs counts as entered. */
  initial: Values;
  /** Faults that are known before the server is asked; empty if there are none. Called on each submit. */
  check?: (values: Values) => Faults<Names<Values>>;
  /**
   * Does what the form is for. An error that it throws is shown in the form.
   * @param signal aborted when people give it up, which they can if `endsEarly`
   * @param idempotencyKey the same for the same values, until there is an answer: to be sent, so that a repeated try is done once. A page of
   * before has none.
   */
  submit: (values: Values, signal: AbortSignal, idempotencyKey?: string) => Promise<Answer>;
  /** `submit` ends with its signal: people may give up what is being sent. */
  endsEarly?: boolean;
  onDone?: (answer: Answer, values: Values) => void;
  /** Says what a failure means where the form knows better than its code does; null leaves it to the code. */
  explain?: (error: unknown) => Refusal<Names<Values>> | null;
}

export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | null;
}

export interface FormState<Values extends object, Answer = unknown> {
  values: Values;
  change: (changes: Partial<Values>) => void;
  /** Props that tie a field of the form to its place: name, value, change handler and error. */
  field: <Name extends Names<Values>>(name: Name) => FieldBinding<Values[Name]>;
  faults: Faults<Names<Values>>;
  /** Why the form as a whole was refused. */
  fault: Refusal<Names<Values>>['form'];
  busy: boolean;
  /** Whether a field holds something else than at first. */
  entered: boolean;
  /** The answer to the last submit that succeeded; undefined before that. */
  answer: Answer | undefined;
  /** Sends the form unless it is being sent; the first invalid field gets the focus. */
  submit: (event?: FormEvent) => void;
  /** Shows why the form is refused, and gives the first invalid field the focus. */
  refuse: (refusal: Refusal<Names<Values>>) => void;
  /** Gives up what is being sent: nothing comes of its answer any more. Undefined where that cannot be. */
  cancel: (() => void) | undefined;
  /** Puts every field back to its initial value. */
  reset: () => void;
  /** Of the `<form>`, in which the first invalid field is looked for. */
  ref: RefObject<HTMLFormElement | null>;
}

const NONE: Refusal<never> = { fields: {}, form: null };

/** Fields of a group mark the group, since no ARIA role of a group of checkboxes can be invalid. */
const INVALID = '[aria-invalid="true"], [data-invalid] :is(input, select, button):not(:disabled)';

const isSame = (a: unknown, b: unknown) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

/** A form of which people can give up what is being sent, as each in a dialog can. */
export type EndableForm<Values extends object, Answer = unknown> = FormState<Values, Answer> & { cancel: () => void };

/** State of a form: values, faults and sending; one form works as every other. */
export function useForm<Values extends object, Answer>(
  options: FormOptions<Values, Answer> & { endsEarly: true },
): EndableForm<Values, Answer>;
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>): FormState<Values, Answer>;
export function useForm<Values extends object, Answer>(
  options: FormOptions<Values, Answer>,
): FormState<Values, Answer> {
  const { initial, check, submit, endsEarly = false, onDone, explain, ...server } = options;
  const describeError = useDescribeError();
  const [first] = useState(initial);
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<Refusal<Names<Values>>>(NONE);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [repeats] = useState(createRepeats);
  const sending = useRef<AbortController | null>(null);
  const mounted = useRef(true);
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  // After the faults are drawn: only then are fields marked as invalid.
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [attempts]);

  const refuse = useCallback((found: Refusal<Names<Values>>) => {
    setRefusal(found);
    setAttempts((count) => count + 1);
  }, []);

  const change = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    // An earlier fault of an edited field, or of the form, may be fixed by now.
    setRefusal(({ fields }) => {
      const left = { ...fields };
      for (const name of Object.keys(changes)) delete left[name as Names<Values>];
      return { fields: left, form: null };
    });
  };

  const send = async () => {
    const found = check?.(values) ?? {};
    if (Object.values(found).some((fault) => fault !== undefined && fault !== null)) {
      return refuse({ fields: found, form: null });
    }
    const ending = new AbortController();
    sending.current = ending;
    setBusy(true);
    setRefusal(NONE);
    try {
      const result = await repeats(JSON.stringify(values), (key) => submit(values, ending.signal, key));
      if (!mounted.current || ending.signal.aborted) return;
      setAnswer(result);
      onDone?.(result, values);
    } catch (error) {
      if (!mounted.current || ending.signal.aborted || isAborted(error)) return;
      refuse(explain?.(error) ?? serverRefusal(error, Object.keys(values) as Names<Values>[], describeError, server));
    } finally {
      if (sending.current === ending) {
        sending.current = null;
        if (mounted.current) setBusy(false);
      }
    }
  };

  const giveUp = () => {
    sending.current?.abort();
    sending.current = null;
    setBusy(false);
  };

  return {
    values,
    change,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      error: refusal.fields[name] ?? null,
    }),
    faults: refusal.fields,
    fault: refusal.form,
    busy,
    entered: Object.keys(values).some((name) => !isSame(values[name as keyof Values], first[name as keyof Values])),
    answer,
    submit: (event) => {
      event?.preventDefault();
      if (!sending.current) void send();
    },
    refuse,
    cancel: endsEarly ? giveUp : undefined,
    reset: () => {
      setValues(first);
      setRefusal(NONE);
    },
    ref,
  };
}
