import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { day, isEmpty, money } from '@/services/format';
import { referenceOf } from '@/services/reference';

const show = (field, value) =>
  isEmpty(value)
    ? '–'
    : field.type === 'money'
      ? money(value)
      : /date/.test(field.type)
        ? day(value)
        : Array.isArray(value)
          ? value.join(', ')
          : String(value);

/** One record by its reference, with what has become of it. */
export default function LookUpBox({ source, records }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const isAsked = asked !== '';
  const wanted = asked.trim().toUpperCase();
  const found = records.find(
    (record) =>
      referenceOf(record) === wanted ||
      source.fields.some(
        ({ name, label }) =>
          /number|code|reference/i.test(label) && String(record[name] ?? '').toUpperCase() === wanted,
      ),
  );
  return (
    <div className="grid max-w-2xl gap-8">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(text.trim() || ' ');
        }}
      >
        <Field
          label="Reference"
          hint="It stands in the confirmation and on the page of each entry."
          error={isAsked && wanted === '' ? 'Enter the reference.' : undefined}
        >
          <Input value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" className="justify-self-start">
          Check status
        </Button>
      </form>
      <div role="status">
        {isAsked && wanted !== '' && !found && (
          <p>{'Nothing was found under “' + asked.trim() + '”. Check the reference and try again.'}</p>
        )}
        {found && (
          <section className="grid gap-4">
            <h2 className="text-lg">{found[source.title]}</h2>
            <Facts
              items={[
                { label: 'Reference', value: referenceOf(found) },
                ...source.fields
                  .filter(({ name, type }) => name !== source.title && type !== 'email' && type !== 'phone')
                  .map((field) => ({ label: field.label, value: show(field, found[field.name]) })),
              ]}
            />
          </section>
        )}
      </div>
    </div>
  );
}
