import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { day, isEmpty, money, number } from '@/services/format';

const show = (field, value) => {
  if (isEmpty(value)) return '–';
  if (field.type === 'money') return money(value);
  if (field.type === 'number') return number(value);
  if (field.type === 'date' || field.type === 'datetime') return day(value);
  if (field.type === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** Records in columns, fields in rows; of every number the lowest and the highest are marked. */
export default function CompareTable({ source, records }) {
  const [chosen, setChosen] = useState(['', '', '']);
  const ids = chosen.map((id, index) => id || (index < 2 ? (records[index]?.id ?? '') : ''));
  const shown = ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
  const options = records.map((record) => ({ value: record.id, label: record[source.title] }));
  if (records.length < 2)
    return <EmptyState message={'Add at least two ' + source.label.toLowerCase() + ' to compare them.'} />;
  return (
    <div className="grid gap-8">
      <div className="grid max-w-3xl gap-4 sm:grid-cols-3">
        {ids.map((id, index) => (
          <Field key={index} label={['First', 'Second', 'Third'][index]} isOptional={index === 2}>
            <NativeSelect
              placeholder="None"
              value={id}
              options={options}
              onChange={(event) =>
                setChosen((before) => before.map((one, at) => (at === index ? event.target.value : one)))
              }
            />
          </Field>
        ))}
      </div>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Comparison">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-foreground">
              <th scope="col" className="py-2 pr-6 font-medium">
                Compared
              </th>
              {shown.map((record, index) => (
                <th key={index} scope="col" className="py-2 pr-6 text-base font-semibold">
                  {record[source.title]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {source.fields
              .filter(({ name }) => name !== source.title && shown.some((record) => !isEmpty(record[name])))
              .map((field) => (
                <tr key={field.name} className="border-b border-border/70">
                  <th scope="row" className="py-3 pr-6 font-normal text-muted-foreground">
                    {field.label}
                  </th>
                  {shown.map((record, index) => (
                    <td key={index} className="py-3 pr-6 tabular-nums">
                      {show(field, record[field.name])} <Mark field={field} value={record[field.name]} all={shown} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Mark({ field, value, all }) {
  if (field.type !== 'money' && field.type !== 'number') return null;
  const values = all.map((record) => record[field.name]).filter((one) => typeof one === 'number');
  if (typeof value !== 'number' || values.length < 2 || Math.min(...values) === Math.max(...values)) return null;
  if (value === Math.min(...values)) return <strong className="ml-2 rounded-sm bg-soft px-1.5 py-0.5">Lowest</strong>;
  return value === Math.max(...values) ? <span className="ml-2 text-muted-foreground">Highest</span> : null;
}
