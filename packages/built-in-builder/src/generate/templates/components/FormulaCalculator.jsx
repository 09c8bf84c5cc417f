import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { day, isEmpty, money, number, toNumber } from '@/services/format';

const msADay = 86_400_000;
const daysOf = (text) => (isEmpty(text) ? null : Date.parse(text) / msADay);
const today = () => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / msADay);

/** What was typed as the formula wants it; null where it is none. */
function valueOf({ kind, factor = 1 }, text) {
  if (kind === 'date') return daysOf(text);
  if (kind === 'numbers') {
    const all = String(text)
      .split(/[;\s]+|,\s+/)
      .filter(Boolean)
      .map(toNumber);
    return all.length > 0 && !all.includes(null) ? all : null;
  }
  const value = toNumber(text);
  return value === null ? null : value * factor;
}

function shown({ kind, unit }, value) {
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) return '–';
  if (kind === 'money') return money(value);
  if (kind === 'date') return day(new Date(value * msADay));
  return number(Number(value.toFixed(2)), kind === 'percent' ? '%' : unit);
}

const labelOf = ({ label, kind, unit }) => label + (kind === 'percent' ? ' (%)' : unit ? ' (' + unit + ')' : '');
const errorOf = (input, text) =>
  isEmpty(text)
    ? undefined
    : valueOf(input, text) === null
      ? input.kind === 'numbers'
        ? 'Enter numbers with spaces between them, such as 2 1 3.'
        : 'Enter a number, such as 12.5.'
      : undefined;

/** Fields on one side, what comes of them on the other, with every key. With `onSave` a result can be kept under a name. */
export default function FormulaCalculator({ inputs, results, calculate, onSave }) {
  const [texts, setTexts] = useState(() => Object.fromEntries(inputs.map(({ name, start }) => [name, start])));
  const [title, setTitle] = useState('');
  const [state, setState] = useState({ isBusy: false, message: null, error: null });
  const values = Object.fromEntries(inputs.map((input) => [input.name, valueOf(input, texts[input.name])]));
  const missing = inputs.filter(({ name }) => values[name] === null);
  const found = missing.length === 0 ? calculate({ ...values, today: today() }) : null;
  const [main, ...more] = results;
  const isImpossible = found !== null && typeof found[main.name] === 'number' && !Number.isFinite(found[main.name]);

  const save = async (event) => {
    event.preventDefault();
    if (!onSave) return;
    if (title.trim() === '') return setState({ isBusy: false, message: null, error: 'Give it a name first.' });
    if (!found || isImpossible)
      return setState({ isBusy: false, message: null, error: 'There is no result to save yet.' });
    setState({ isBusy: true, message: null, error: null });
    try {
      await onSave(title.trim(), { ...values, ...found });
      setState({ isBusy: false, message: '“' + title.trim() + '” is saved.', error: null });
      setTitle('');
    } catch (error) {
      setState({ isBusy: false, message: null, error: error?.message ?? 'It could not be saved. Try again.' });
    }
  };
  return (
    <form noValidate onSubmit={save} className="grid max-w-4xl gap-8 md:grid-cols-2 md:gap-12">
      <div className="grid content-start gap-4">
        {inputs.map((input) => (
          <Field key={input.name} label={labelOf(input)} error={errorOf(input, texts[input.name])}>
            <Control
              input={input}
              value={texts[input.name]}
              onChange={(text) => setTexts((before) => ({ ...before, [input.name]: text }))}
            />
          </Field>
        ))}
      </div>
      <div className="grid content-start gap-6 border-t border-foreground pt-4">
        <div role="status">
          <h2 className="text-sm text-muted-foreground">{main.label}</h2>
          <p className="font-heading text-4xl font-semibold break-words tabular-nums">
            {found ? shown(main, found[main.name]) : '–'}
          </p>
          {missing.length > 0 && (
            <p className="mt-2 text-sm text-muted-foreground">
              {'Still needed: ' + missing.map(({ label }) => label).join(', ') + '.'}
            </p>
          )}
          {isImpossible && (
            <p className="mt-2 text-sm text-muted-foreground">These numbers give no result. Is one of them zero?</p>
          )}
        </div>
        {more.length > 0 && (
          <Facts
            items={more.map((result) => ({
              label: result.label,
              value: found ? shown(result, found[result.name]) : '–',
            }))}
          />
        )}
        {onSave && (
          <div className="grid gap-3">
            <Field label="Name" hint="To find this calculation again." error={state.error}>
              <Input name="name" value={title} onChange={(event) => setTitle(event.target.value)} />
            </Field>
            <Button type="submit" className="justify-self-start" isBusy={state.isBusy}>
              Save calculation
            </Button>
            {state.message && <p role="status">{state.message}</p>}
          </div>
        )}
      </div>
    </form>
  );
}

function Control({ input, value, onChange, ...props }) {
  const change = (event) => onChange(event.target.value);
  if (input.kind === 'choice')
    return (
      <NativeSelect
        name={input.name}
        value={value}
        onChange={change}
        options={input.options.map((option) => ({ value: String(option.value), label: option.label }))}
        {...props}
      />
    );
  const type = input.kind === 'date' ? { type: 'date' } : { inputMode: input.kind === 'numbers' ? 'text' : 'decimal' };
  return <Input name={input.name} value={value} onChange={change} autoComplete="off" {...type} {...props} />;
}
