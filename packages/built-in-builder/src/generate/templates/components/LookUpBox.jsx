import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { day, isEmpty, money } from '@/services/format';
import { referenceOf } from '@/services/reference';
import { createPageUrl } from '@/utils';

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

const plain = (text) =>
  String(text ?? '')
    .replace(/\s/g, '')
    .toUpperCase();

/**
 * One record by its reference, or by the field that `by` names, with what has become of it. Whoever sees no `wholeBy` of
 * it reads its state alone.
 */
export default function LookUpBox({ source, records, by, page, wholeBy }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const isAsked = asked !== '';
  const wanted = plain(asked);
  const label = by?.label ?? 'Reference';
  const found = records.find((record) =>
    by
      ? plain(record[by.name]) === wanted
      : referenceOf(record) === wanted ||
        source.fields.some(
          (field) => /number|code|reference/i.test(field.label) && plain(record[field.name]) === wanted,
        ),
  );
  const isWhole = Boolean(found) && (!wholeBy || found[wholeBy] !== undefined);
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
          label={label}
          hint={by ? undefined : 'You find it in the confirmation and on the page of each entry.'}
          error={isAsked && wanted === '' ? 'Enter the ' + label.toLowerCase() + '.' : undefined}
        >
          <Input value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" className="justify-self-start">
          {by ? 'Look up' : 'Check status'}
        </Button>
      </form>
      <div role="status">
        {isAsked && wanted !== '' && !found && (
          <p>
            {'Nothing was found under “' + asked.trim() + '”. Check the ' + label.toLowerCase() + ' and try again.'}
          </p>
        )}
        {found && (
          <section className="grid gap-4">
            <h2 className="text-lg">{found[source.title] ?? referenceOf(found)}</h2>
            <Facts
              items={[
                ...(by ? [] : [{ label: 'Reference', value: referenceOf(found) }]),
                ...source.fields
                  .filter(({ name, type }) => name !== source.title && type !== 'email' && type !== 'phone')
                  .filter(({ name }) => isWhole || found[name] !== undefined)
                  .map((field) => ({ label: field.label, value: show(field, found[field.name]) })),
              ]}
            />
            {isWhole && (
              <Button asChild variant="outline" className="justify-self-start">
                <Link to={createPageUrl(page + '?id=' + found.id)}>Open it</Link>
              </Button>
            )}
          </section>
        )}
      </div>
    </div>
  );
}
