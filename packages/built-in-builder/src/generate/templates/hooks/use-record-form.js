import { useEffect, useRef, useState } from 'react';
import { focusFirstError } from '@/components/ui/field';

const readDraft = (key) => {
  try {
    return key ? JSON.parse(sessionStorage.getItem(key)) : null;
  } catch {
    return null;
  }
};

/**
 * Values, errors and saving of a form. `check(values)` answers a message per field that is wrong. With `draftKey` what
 * was typed is kept until it is saved, also when the form is closed. A failed save leaves everything in place.
 */
export function useRecordForm({ initial, check, save, draftKey }) {
  const [values, setValues] = useState(() => ({ ...initial, ...readDraft(draftKey) }));
  const [shown, setShown] = useState({});
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState(null);
  const hasChanged = useRef(false);
  const problems = check(values);

  useEffect(() => {
    if (draftKey && hasChanged.current) sessionStorage.setItem(draftKey, JSON.stringify(values));
  }, [draftKey, values]);

  const set = (name, value) => {
    hasChanged.current = true;
    setValues((before) => ({ ...before, [name]: value }));
  };

  /** Whether these fields are right; says beside them what is not. For a form in steps. */
  const passes = (names, form) => {
    setShown((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, true])) }));
    const isRight = names.every((name) => !problems[name]);
    if (!isRight) requestAnimationFrame(() => focusFirstError(form));
    return isRight;
  };

  const submit = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    setShown(Object.fromEntries(Object.keys(values).map((name) => [name, true])));
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() => focusFirstError(form));
      return;
    }
    setIsBusy(true);
    setFailure(null);
    try {
      await save(values);
      if (draftKey) sessionStorage.removeItem(draftKey);
    } catch (error) {
      setFailure(error?.message ?? 'It could not be saved. What you typed is still here.');
    } finally {
      setIsBusy(false);
    }
  };

  return {
    values,
    set,
    submit,
    passes,
    /** Empties the form for the next record. */
    reset: () => {
      setValues(initial);
      setShown({});
    },
    isBusy,
    failure,
    error: (name) => (shown[name] ? problems[name] : undefined),
    /** Props of an input, a text area or a select. */
    input: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (event) => set(name, event.target.value),
      // Whoever leaves for a button hears when they press it: an error that appears here would move it away from the click.
      onBlur: (event) => {
        if (!event.relatedTarget?.closest('button')) setShown((before) => ({ ...before, [name]: true }));
      },
    }),
  };
}
