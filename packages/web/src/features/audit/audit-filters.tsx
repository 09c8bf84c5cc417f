import { type AuditEventName, auditEventNames } from '@whittle/contract/audit';
import { Field, Input } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { auditTexts as texts } from './audit.texts.ts';

/** What is typed; days as `YYYY-MM-DD`, both inclusive, in the reader's own time. */
export type AuditForm = { event: AuditEventName | ''; person: string; app: string; from: string; until: string };

export const noFilter: AuditForm = { event: '', person: '', app: '', from: '', until: '' };

export function AuditFilters({ form, onChange }: { form: AuditForm; onChange: (form: AuditForm) => void }) {
  const set = (change: Partial<AuditForm>) => onChange({ ...form, ...change });
  return (
    <div
      role="search"
      aria-label={texts.filters}
      className="grid grid-cols-2 gap-3 max-sm:*:first:col-span-2 sm:grid-cols-3 lg:grid-cols-5"
    >
      <Field label={texts.event}>
        <Select value={form.event} onChange={({ target }) => set({ event: target.value as AuditEventName | '' })}>
          <option value="">{texts.anyEvent}</option>
          {auditEventNames.map((name) => (
            <option key={name} value={name}>
              {texts.events[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.person}>
        <Input
          type="search"
          value={form.person}
          placeholder={texts.personPlaceholder}
          onChange={({ target }) => set({ person: target.value })}
        />
      </Field>
      <Field label={texts.app}>
        <Input
          type="search"
          value={form.app}
          placeholder={texts.appPlaceholder}
          onChange={({ target }) => set({ app: target.value })}
        />
      </Field>
      <Field label={texts.from}>
        <Input type="date" value={form.from} max={form.until} onChange={({ target }) => set({ from: target.value })} />
      </Field>
      <Field label={texts.until}>
        <Input type="date" value={form.until} min={form.from} onChange={({ target }) => set({ until: target.value })} />
      </Field>
    </div>
  );
}
