import {
  type InstallRequest,
  type OperationCallers,
  operationCallers,
  type ConnectorOperation,
} from '@whittle/contract/integrations';
import { useState } from 'react';
import { Input } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { integrationsTexts as texts } from './integrations.texts.ts';

type Callers = InstallRequest['callers'];
type OperationListProps = {
  operations: readonly ConnectorOperation[];
  callers: Callers;
  onChange: (callers: Callers) => void;
};

/** Above this, a list needs a search. */
const fewOperations = 8;
const shownOperations = 100;

export function OperationList({ operations, callers, onChange }: OperationListProps) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().trim();
  const found = operations.filter(({ name, path, summary }) =>
    `${name} ${path} ${summary}`.toLowerCase().includes(words),
  );
  const choose = (names: readonly string[], who: OperationCallers | 'nobody') => {
    const rest = Object.entries(callers).filter(([name]) => !names.includes(name));
    onChange(Object.fromEntries(who === 'nobody' ? rest : [...rest, ...names.map((name) => [name, who] as const)]));
  };
  const usable = found.flatMap(({ name, unusable }) => (unusable ? [] : name));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="type-heading">{texts.operations}</legend>
      <p className="text-ink-2">{texts.operationsAbout}</p>
      {operations.length > fewOperations && (
        <div className="flex flex-wrap gap-2">
          <span className="min-w-0 flex-1 basis-48">
            <Input
              type="search"
              aria-label={texts.search}
              placeholder={texts.search}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </span>
          <CallersSelect
            label={texts.allTo}
            value=""
            placeholder={texts.allTo}
            onChange={(who) => choose(usable, who)}
          />
        </div>
      )}
      {found.length === 0 && <p className="text-ink-2">{texts.noMatch}</p>}
      <ul className="divide-y divide-line">
        {found.slice(0, shownOperations).map(({ name, method, path, summary, unusable }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium break-all">{name}</p>
              <p className="type-code break-all text-ink-3">
                {method} {path}
              </p>
              {(unusable ?? summary) && <p className="text-ink-2">{unusable ?? summary}</p>}
            </div>
            {!unusable && (
              <CallersSelect
                label={texts.callersOf(name)}
                value={callers[name] ?? 'nobody'}
                onChange={(who) => choose([name], who)}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type CallersSelectProps = {
  label: string;
  value: string;
  placeholder?: string;
  onChange: (who: OperationCallers | 'nobody') => void;
};

function CallersSelect({ label, value, placeholder, onChange }: CallersSelectProps) {
  return (
    <span className="w-full shrink-0 sm:w-44">
      <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as OperationCallers)}>
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        <option value="nobody">{texts.nobody}</option>
        {operationCallers.map((who) => (
          <option key={who} value={who}>
            {texts.callers[who]}
          </option>
        ))}
      </Select>
    </span>
  );
}
