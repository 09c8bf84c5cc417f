import type { ChatSettings } from '@whittle/contract/chat-assistant/chat-assistant';
import { chatAssistantLimits as limits } from '@whittle/contract/chat-assistant/limits';
import { type FormEvent, useState } from 'react';
import { useContextItems } from '../../core/knowledge/context-items.ts';
import { useWholeText } from '../../core/panels/use-whole-text.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { controlShape, Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSaveChatSettings } from './chat-assistant.requests.ts';
import { chatAssistantTexts as texts } from './chat-assistant.texts.ts';

type ChatSettingsFormProps = { appId: string; settings: ChatSettings };

export function ChatSettingsForm({ appId, settings }: ChatSettingsFormProps) {
  const save = useSaveChatSettings(appId);
  const items = useContextItems(appId).data?.contextItems ?? [];
  const [began, setBegan] = useState(settings);
  const [welcome, setWelcome] = useState(settings.welcome);
  const welcomeText = useWholeText({ value: welcome, maxLength: limits.welcomeChars, onChange: setWelcome });
  const [origins, setOrigins] = useState(settings.allowedOrigins.join('\n'));
  const [dailyUserLimit, setLimit] = useState(String(settings.dailyUserLimit));
  const [isInApp, setIsInApp] = useState(settings.isInApp);
  const [chosen, setChosen] = useState(settings.contextItems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (welcomeText.error !== undefined) return;
    const allowedOrigins = origins.split(/\s+/).filter((line) => line !== '');
    const typed = { welcome, allowedOrigins, dailyUserLimit: Number(dailyUserLimit), isInApp, contextItems: chosen };
    save.mutate(changesOf(began, typed), {
      onSuccess: () => {
        setBegan({ ...began, ...typed });
        confirmWithToast(texts.saved);
      },
    });
  };
  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => [...(before ?? []).filter((one) => one !== id), ...(isOn ? [id] : [])]);

  return (
    <form className="flex flex-col gap-5" onSubmit={submit}>
      <section aria-label={texts.page} className="flex flex-col gap-1.5">
        <h3 className="font-medium">{texts.page}</h3>
        {settings.url === null ? (
          <p className="text-ink-2">{texts.notPublished}</p>
        ) : (
          <p className="flex flex-wrap items-center gap-2">
            <code className="type-mono min-w-0 break-all rounded-control bg-sunken px-2 py-1">{settings.url}</code>
            <CopyButton text={settings.url} label={texts.copyPage} />
            {settings.status === 'active' && (
              <a href={settings.url} target="_blank" rel="noreferrer" className="text-accent-text underline">
                {texts.open}
              </a>
            )}
          </p>
        )}
      </section>
      <CheckRow label={texts.inApp} says={texts.inAppAbout} isChecked={isInApp} onChange={setIsInApp} />
      <Field
        label={texts.welcome}
        hint={texts.welcomeHint}
        isOptional
        {...(welcomeText.error !== undefined && { error: welcomeText.error })}
      >
        <textarea
          rows={2}
          dir="auto"
          value={welcomeText.text}
          onChange={({ target }) => welcomeText.change(target.value)}
          className={`${controlShape} py-1.5`}
        />
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">{texts.sources}</legend>
        <CheckRow
          label={texts.allSources}
          says={items.length === 0 ? texts.noSources : items.map(({ name }) => name).join(', ')}
          isChecked={chosen === null}
          onChange={(isAll) => setChosen(isAll ? null : items.map(({ id }) => id))}
        />
        {chosen !== null &&
          items.map(({ id, name }) => (
            <label key={id} className="ms-7 flex items-center gap-3 coarse:min-h-11">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <span dir="auto">{name}</span>
            </label>
          ))}
      </fieldset>
      <Field label={texts.limit}>
        <Input
          type="number"
          required
          min={1}
          max={limits.dailyUserLimitMax}
          value={dailyUserLimit}
          onChange={({ target }) => setLimit(target.value)}
          className="tabular max-w-32"
        />
      </Field>
      {settings.scriptUrl !== null && (
        <section aria-label={texts.snippet} className="flex flex-col gap-1.5">
          <h3 className="font-medium">{texts.snippet}</h3>
          <p className="text-ink-2">{texts.snippetAbout}</p>
          <p className="flex items-center gap-2">
            <code className="type-mono min-w-0 break-all rounded-control bg-sunken px-2 py-1">
              {snippetOf(settings.scriptUrl)}
            </code>
            <CopyButton text={snippetOf(settings.scriptUrl)} label={texts.copySnippet} />
          </p>
        </section>
      )}
      <Field label={texts.origins} hint={texts.originsHint} isOptional>
        <textarea
          rows={2}
          spellCheck={false}
          value={origins}
          onChange={({ target }) => setOrigins(target.value)}
          className={`${controlShape} py-1.5`}
        />
      </Field>
      {save.isError && <Notice kind="danger">{sentenceOf(save.error)}</Notice>}
      <Button type="submit" isBusy={save.isPending} className="self-start">
        {texts.save}
      </Button>
    </form>
  );
}

/** What is not as it was when the form was opened: what another window saved meanwhile stays. */
const changesOf = <T extends object>(began: T, typed: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(began[name as keyof T])),
  ) as Partial<T>;

const snippetOf = (url: string) => `<script type="module" src="${url}"></script>`;
