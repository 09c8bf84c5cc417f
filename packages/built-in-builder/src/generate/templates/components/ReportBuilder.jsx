import { useState } from 'react';
import { Download, Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { BarFigure } from '@/components/ui/chart-figure';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { day, dayAndTime, isEmpty, money, number } from '@/services/format';
import { byValue, mean, perValue, sum } from '@/services/totals';

const show = (field, value) => {
  if (isEmpty(value)) return '';
  if (field.type === 'money') return money(value);
  if (field.type === 'number') return number(value, field.unit);
  if (field.type === 'date') return day(value);
  if (field.type === 'datetime') return dayAndTime(value);
  if (field.type === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
};
const isNumber = ({ type }) => type === 'money' || type === 'number';
/** What to group by, what records share first: a status, another record, a mark, a text that comes again. */
const groupTypes = ['select', 'reference', 'multiselect', 'boolean', 'number', 'text'];
const rank = ({ type }) => groupTypes.indexOf(type);
const comesAgain = (rows, name) => new Set(rows.map((row) => row[name])).size < rows.length;
const groupsOf = ({ fields, title }, rows) =>
  fields
    .filter((field) => rank(field) >= 0 && (field.type !== 'number' || field.isMean))
    .filter(({ type, name }) => !['number', 'text'].includes(type) || (name !== title && comesAgain(rows, name)))
    .toSorted((one, other) => rank(one) - rank(other));
/** Shares and prices are not added up. */
const total = (field) => (field.isMean || field.isOfOne ? mean : sum);
const longest = 12;
const shortened = (label) => (label.length > longest ? label.slice(0, longest - 1) + '…' : label);

/** Chooses what a report is about, then shows it as chart and table; CSV and print take what is shown. */
export default function ReportBuilder({ sources, records }) {
  const [key, setKey] = useState(sources[0].key);
  const source = sources.find((one) => one.key === key);
  const [left, setLeft] = useState([]);
  const [format, setFormat] = useState('both');
  const [group, setGroup] = useState('');
  const [report, setReport] = useState(null);
  const fields = source.fields.filter(({ name }) => !left.includes(name));
  const groups = groupsOf(source, records[key]);

  const choose = (next) => {
    setKey(next);
    setLeft([]);
    setGroup('');
    setReport(null);
  };
  const generate = () =>
    setReport({
      source,
      fields,
      format,
      rows: records[key],
      group: groups.find(({ name }) => name === group) ?? groups[0],
      at: new Date().toISOString(),
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section className="grid max-w-3xl gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Report about">
            <NativeSelect
              value={key}
              onChange={(event) => choose(event.target.value)}
              options={sources.map((one) => ({ value: one.key, label: one.label }))}
            />
          </Field>
          <Field label="Group by">
            <NativeSelect
              value={group || (groups[0]?.name ?? '')}
              onChange={(event) => setGroup(event.target.value)}
              options={groups.map(({ name, label }) => ({ value: name, label }))}
            />
          </Field>
          <Field label="Format">
            <NativeSelect
              value={format}
              onChange={(event) => setFormat(event.target.value)}
              options={[
                { value: 'both', label: 'Chart and table' },
                { value: 'chart', label: 'Chart' },
                { value: 'table', label: 'Table' },
              ]}
            />
          </Field>
        </div>
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Include</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {source.fields.map(({ name, label }) => (
              <label key={name} className="flex min-h-9 items-center gap-2 text-sm">
                <Checkbox
                  checked={!left.includes(name)}
                  onCheckedChange={(isOn) =>
                    setLeft((before) => (isOn ? before.filter((one) => one !== name) : [...before, name]))
                  }
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <Button className="justify-self-start" disabled={fields.length === 0} onClick={generate}>
          Generate report
        </Button>
      </section>
      {report && <Report {...report} />}
    </div>
  );
}

function Report({ source, fields, format, rows, group, at }) {
  if (rows.length === 0)
    return <EmptyState message={'There are no ' + source.label.toLowerCase() + ' to report on yet.'} />;
  const bars = group
    ? byValue(
        rows,
        (row) => row[group.name],
        () => 1,
      )
    : [];
  const figures = fields.filter(isNumber).slice(0, 4);
  const csv = () => {
    const quote = (text) => '"' + String(text).replaceAll('"', '""') + '"';
    const lines = [
      fields.map(({ label }) => label),
      ...rows.map((row) => fields.map((field) => row[field.name] ?? '')),
    ];
    const text = '\uFEFF' + lines.map((line) => line.map(quote).join(',')).join('\r\n');
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = source.key + '-report.csv';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <section role="status" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-foreground pb-3">
        <div>
          <h2 className="text-xl">Report: {source.label}</h2>
          <p className="text-sm text-muted-foreground">
            {rows.length} records, {dayAndTime(at)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={csv}>
            <Download /> Download CSV
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer /> Print or save as PDF
          </Button>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-10 gap-y-2">
        {fields.filter(isNumber).map((field) => (
          <li key={field.name}>
            <span className="text-sm text-muted-foreground">
              {field.isMean || field.isOfOne
                ? 'Average ' + field.label.toLowerCase()
                : 'Total ' + field.label.toLowerCase()}
            </span>
            <br />
            <span className="text-lg font-semibold tabular-nums">
              {show(
                field,
                total(field)(rows, (row) => row[field.name]),
              )}
            </span>
          </li>
        ))}
      </ul>
      {format !== 'table' && group && (
        <BarFigure
          title={source.label + ' by ' + group.label.toLowerCase()}
          description={'How many of the ' + rows.length + ' records have each value'}
          data={bars.slice(0, 12)}
          x="label"
          formatX={shortened}
          series={[{ key: 'value', label: source.label }]}
          format={(value) => number(value)}
        />
      )}
      {format !== 'chart' && group && (
        <div
          className="overflow-x-auto"
          tabIndex={0}
          role="region"
          aria-label={'Totals by ' + group.label.toLowerCase()}
        >
          <table className="w-full text-left text-sm">
            <caption className="pb-2 text-left text-base font-medium">Totals by {group.label.toLowerCase()}</caption>
            <thead>
              <tr className="border-b border-foreground">
                <th scope="col" className="py-2 pr-6 font-medium">
                  {group.label}
                </th>
                <th scope="col" className="py-2 pr-6 text-right font-medium">
                  {source.label}
                </th>
                {figures.map((field) => (
                  <th key={field.name} scope="col" className="py-2 pr-6 text-right font-medium">
                    {field.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {perValue(rows, (row) => row[group.name]).map(({ label, rows: own }) => (
                <tr key={label} className="border-b border-border/70">
                  <th scope="row" className="py-2 pr-6 font-normal">
                    {label}
                  </th>
                  <td className="py-2 pr-6 text-right tabular-nums">{number(own.length)}</td>
                  {figures.map((field) => (
                    <td key={field.name} className="py-2 pr-6 text-right tabular-nums">
                      {show(
                        field,
                        total(field)(own, (row) => row[field.name]),
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {format !== 'chart' && (
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={'Table of ' + source.label}>
          <table className="w-full text-left text-sm">
            <thead>
              <tr className="border-b border-foreground">
                {fields.map(({ name, label }) => (
                  <th key={name} scope="col" className="py-2 pr-6 font-medium">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} className="border-b border-border/70">
                  {fields.map((field) => (
                    <td key={field.name} className="py-2 pr-6 align-top tabular-nums">
                      {show(field, row[field.name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
