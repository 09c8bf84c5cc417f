import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { toNumber } from '@/services/format';
import { useKept } from '@/services/kept';

const toBase = ({ factor, shift = 0 }, value) => (value + shift) * factor;
const fromBase = ({ factor, shift = 0 }, base) => base / factor - shift;
const shown = (value) =>
  value !== 0 && (Math.abs(value) < 0.001 || Math.abs(value) >= 1e12)
    ? value.toPrecision(4)
    : Number(value.toPrecision(7)).toLocaleString(undefined, { maximumFractionDigits: 4 });

/** A value in one unit, and what it is in every other one at once; a part for each quantity. */
export default function UnitConverter({ quantities }) {
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
      {quantities.map((quantity) => (
        <Converter key={quantity.name} quantity={quantity} />
      ))}
    </div>
  );
}

function Converter({ quantity }) {
  const [rates, setRates] = useKept('rates-' + quantity.name, {});
  const [text, setText] = useState('1');
  const [from, setFrom] = useState(quantity.units[0].name);
  const units = quantity.areRates
    ? quantity.units.map((unit) => ({ ...unit, factor: rates[unit.short] ?? unit.factor }))
    : quantity.units;
  const unit = units.find(({ name }) => name === from) ?? units[0];
  const value = toNumber(text);
  return (
    <section className="grid content-start gap-4">
      <h2 className="border-b border-foreground pb-2 text-xl">{quantity.name}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Value" error={value === null ? 'Enter a number, such as 12.5.' : undefined}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label="From">
          <NativeSelect
            value={unit.name}
            onChange={(event) => setFrom(event.target.value)}
            options={units.map(({ name }) => ({ value: name, label: name }))}
          />
        </Field>
      </div>
      <dl role="status" aria-label={quantity.name + ' converted'}>
        {units
          .filter(({ name }) => name !== unit.name)
          .map((other) => (
            <div
              key={other.name}
              className="flex items-baseline justify-between gap-4 border-b border-border/70 py-2.5"
            >
              <dt className="min-w-0 text-muted-foreground">{other.name}</dt>
              <dd className="text-lg font-semibold break-all tabular-nums">
                {value === null ? '–' : shown(fromBase(other, toBase(unit, value))) + '\u00a0' + other.short}
              </dd>
            </div>
          ))}
      </dl>
      {quantity.areRates && (
        <Rates units={units} onChange={(short, factor) => setRates({ ...rates, [short]: factor })} />
      )}
    </section>
  );
}

/** What one of the first unit is in the others, to be set to the rates of the day; this browser keeps them. */
function Rates({ units, onChange }) {
  const [first, ...others] = units;
  return (
    <details>
      <summary className="cursor-pointer py-2 text-sm">Exchange rates</summary>
      <p className="measure mb-3 text-sm text-muted-foreground">
        Examples, not the rates of today. Set them; this browser keeps them.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {others.map((unit) => (
          <Field key={unit.short} label={unit.short + ' for 1 ' + first.short}>
            <Input
              inputMode="decimal"
              defaultValue={String(Number((first.factor / unit.factor).toPrecision(5)))}
              onChange={(event) => {
                const rate = toNumber(event.target.value);
                if (rate > 0) onChange(unit.short, first.factor / rate);
              }}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}
