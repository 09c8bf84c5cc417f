import type { CredentialKind, Credentials } from '@whittle/contract/integrations';
import { Field, Input } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { integrationsTexts as texts } from './integrations.texts.ts';

export type CredentialFields = { kind: CredentialKind; name: string; username: string; secret: string };

type CredentialsFieldsProps = {
  value: CredentialFields;
  onChange: (value: CredentialFields) => void;
  hint?: string;
  error?: string;
};

/** How calls show who they come from. What is stored is never shown. */
export function CredentialsFields({ value, onChange, hint, error }: CredentialsFieldsProps) {
  const { kind } = value;
  const set = (change: Partial<CredentialFields>) => onChange({ ...value, ...change });
  return (
    <>
      <Field label={texts.credentials}>
        <Select value={kind} onChange={({ target }) => set({ kind: target.value as CredentialKind })}>
          {Object.entries(texts.kinds).map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {(kind === 'header' || kind === 'query') && (
        <Field label={texts.keyName[kind]}>
          <Input value={value.name} spellCheck={false} onChange={({ target }) => set({ name: target.value })} />
        </Field>
      )}
      {kind === 'basic' && (
        <Field label={texts.username}>
          <Input
            value={value.username}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => set({ username: target.value })}
          />
        </Field>
      )}
      {kind !== 'none' && (
        <Field label={texts.secret[kind]} hint={hint} error={error}>
          <Input
            type="password"
            autoComplete="new-password"
            value={value.secret}
            onChange={({ target }) => set({ secret: target.value })}
          />
        </Field>
      )}
    </>
  );
}

/** Null as long as what the kind needs is not given. */
export function toCredentials({ kind, name, username, secret }: CredentialFields): Credentials | null {
  if (kind === 'none') return { kind };
  if (secret === '') return null;
  if (kind === 'bearer') return { kind, secret };
  if (kind === 'basic') return { kind, username, secret };
  return name.trim() === '' ? null : { kind, name: name.trim(), secret };
}
