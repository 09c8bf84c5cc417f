import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { toNumber } from '@/services/format';

/** How many of the first unit one of each is; temperatures are worked out on their own. */
const kinds = {
  Length: {
    metre: 1,
    kilometre: 1000,
    centimetre: 0.01,
    millimetre: 0.001,
    mile: 1609.344,
    yard: 0.9144,
    foot: 0.3048,
    inch: 0.0254,
  },
  Weight: { kilogram: 1, gram: 0.001, tonne: 1000, pound: 0.45359237, ounce: 0.028349523125 },
  Volume: { litre: 1, millilitre: 0.001, 'cubic metre': 1000, 'US gallon': 3.785411784, 'US cup': 0.2365882365 },
  Temperature: { 'degree Celsius': 1, 'degree Fahrenheit': 1, kelvin: 1 },
  Time: { second: 1, minute: 60, hour: 3600, day: 86400, week: 604800 },
};
const toCelsius = {
  'degree Celsius': (v) => v,
  'degree Fahrenheit': (v) => ((v - 32) * 5) / 9,
  kelvin: (v) => v - 273.15,
};
const fromCelsius = {
  'degree Celsius': (v) => v,
  'degree Fahrenheit': (v) => (v * 9) / 5 + 32,
  kelvin: (v) => v + 273.15,
};

export default function UnitConverter() {
  const [kind, setKind] = useState('Length');
  const [from, setFrom] = useState('metre');
  const [to, setTo] = useState('kilometre');
  const [text, setText] = useState('1');
  const units = Object.keys(kinds[kind]).map((value) => ({ value, label: value }));
  const value = toNumber(text);
  const result =
    value === null
      ? null
      : kind === 'Temperature'
        ? fromCelsius[to](toCelsius[from](value))
        : (value * kinds[kind][from]) / kinds[kind][to];
  const choose = (next) => {
    const [first, second] = Object.keys(kinds[next]);
    setKind(next);
    setFrom(first);
    setTo(second);
  };
  return (
    <div className="grid max-w-md gap-4">
      <Field label="Kind">
        <NativeSelect
          value={kind}
          onChange={(event) => choose(event.target.value)}
          options={Object.keys(kinds).map((one) => ({ value: one, label: one }))}
        />
      </Field>
      <Field label="Value" error={value === null ? 'Write a number, such as 12.5.' : undefined}>
        <Input inputMode="decimal" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From">
          <NativeSelect value={from} onChange={(event) => setFrom(event.target.value)} options={units} />
        </Field>
        <Field label="To">
          <NativeSelect value={to} onChange={(event) => setTo(event.target.value)} options={units} />
        </Field>
      </div>
      <p role="status" className="text-2xl font-semibold tabular-nums">
        {result === null
          ? '–'
          : Number(result.toPrecision(10)).toLocaleString(undefined, { maximumFractionDigits: 8 }) + ' ' + to}
      </p>
    </div>
  );
}
