import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { useConnectNotion } from './connections.requests.ts';
import { connectionTexts as texts } from './connections.texts.ts';

/** CTX-36: the token of an internal integration, and how to get one. */
export function ConnectNotion({ appId }: { appId: string }) {
  const connect = useConnectNotion(appId);
  const [token, setToken] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!connect.isPending && token.trim() !== '') connect.mutate(token.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ol className="list-decimal ps-5 text-ink-2">
        {texts.notionSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Field label={texts.token} hint={texts.tokenHint} {...(connect.isError && { error: sentenceOf(connect.error) })}>
        <Input
          type="password"
          autoComplete="off"
          value={token}
          maxLength={knowledgeLimits.contextTokenChars}
          onChange={({ target }) => {
            setToken(target.value);
            connect.reset();
          }}
        />
      </Field>
      <div>
        <Button type="submit" variant="filled" isBusy={connect.isPending} disabled={token.trim() === ''}>
          {texts.connect}
        </Button>
      </div>
    </form>
  );
}
