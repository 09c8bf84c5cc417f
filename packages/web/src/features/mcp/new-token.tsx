import { mcpLimits, type McpScope, mcpScopes } from '@whittle/contract/mcp/calls';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMakeMcpToken } from './mcp.requests.ts';
import { mcpTexts as texts } from './mcp.texts.ts';

/** Makes a token, and shows it for as long as this stays open. */
export function NewToken({ appId }: { appId: string }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly McpScope[]>(['tools']);
  const make = useMakeMcpToken(appId);
  const canMake = name.trim() !== '' && scopes.length > 0 && !make.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canMake) return;
    make.mutate({ name: name.trim(), scopes: [...scopes] }, { onSuccess: () => setName('') });
  };
  return (
    <>
      <form onSubmit={submit} className="flex max-w-reading flex-col gap-3">
        <Field label={texts.name} hint={texts.nameHint}>
          <Input value={name} maxLength={mcpLimits.nameChars} onChange={({ target }) => setName(target.value)} />
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-medium">{texts.scopesTitle}</legend>
          {mcpScopes.map((scope) => (
            <CheckRow
              key={scope}
              {...texts.scopes[scope]}
              isChecked={scopes.includes(scope)}
              onChange={(isOn) => setScopes(mcpScopes.filter((one) => (one === scope ? isOn : scopes.includes(one))))}
            />
          ))}
        </fieldset>
        <Button type="submit" disabled={!canMake} className="self-start">
          {texts.make}
        </Button>
      </form>
      {make.isError && <Notice kind="warning">{sentenceOf(make.error)}</Notice>}
      {make.data && (
        <Notice kind="info">
          <span className="block">{texts.made(make.data.name)}</span>
          <span className="mt-1 flex items-start gap-2">
            <code className="type-mono min-w-0 rounded-control bg-sunken px-2 py-1 break-all">{make.data.token}</code>
            <CopyButton text={make.data.token} label={texts.copyToken} className="coarse:size-11" />
          </span>
        </Notice>
      )}
    </>
  );
}
