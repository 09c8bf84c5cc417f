import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { createPageUrl } from '@/utils';

const fits = (value, wanted) => {
  const text = (Array.isArray(value) ? value.join(' ') : String(value ?? '')).toLowerCase();
  return wanted
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .some((word) => text.includes(word));
};

/** Records by how many of the chosen criteria they meet, the best first. */
export default function MatchFinder({ source, records }) {
  const [wanted, setWanted] = useState({});
  const criteria = source.criteria.filter(({ name }) => wanted[name]);
  const ranked = records
    .map((record) => ({ record, met: criteria.filter(({ name }) => fits(record[name], wanted[name])) }))
    .sort((a, b) => b.met.length - a.met.length);
  const matching = ranked.filter(({ met }) => criteria.length > 0 && met.length > 0);
  const set = (name) => (event) => setWanted((before) => ({ ...before, [name]: event.target.value }));
  return (
    <div className="grid gap-10 md:grid-cols-[18rem_1fr]">
      <form className="grid content-start gap-4" onSubmit={(event) => event.preventDefault()}>
        {source.criteria.map(({ name, label, options }) => (
          <Field key={name} label={label} isOptional>
            {options ? (
              <NativeSelect
                placeholder="Any"
                value={wanted[name] ?? ''}
                options={options.map((value) => ({ value, label: value }))}
                onChange={set(name)}
              />
            ) : (
              <Input value={wanted[name] ?? ''} onChange={set(name)} />
            )}
          </Field>
        ))}
      </form>
      <section>
        <h2 role="status" className="border-b border-foreground pb-2 text-lg">
          {criteria.length === 0 ? 'Choose what matters to you' : matching.length + ' of ' + records.length + ' match'}
        </h2>
        <ul>
          {matching.map(({ record, met }) => (
            <li
              key={record.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border/70 py-3"
            >
              <Link
                to={createPageUrl(source.page + '?id=' + record.id)}
                className="text-link font-medium underline underline-offset-4"
              >
                {record[source.title]}
              </Link>
              <span className="text-sm">
                {met.length} of {criteria.length}: {met.map(({ label }) => label).join(', ')}
              </span>
            </li>
          ))}
        </ul>
        {criteria.length > 0 && matching.length === 0 && (
          <p className="py-3 text-sm text-muted-foreground">Nothing matches all of these. Clear one of them.</p>
        )}
      </section>
    </div>
  );
}
