import { useId } from 'react';
import { controlShape, Field } from '../../ui/field.tsx';
import { type Embedding, embedders } from './embedding.ts';
import { appAccessTexts as texts } from './app-access.texts.ts';

type EmbedChoiceProps = {
  value: Embedding;
  onChange: (value: Embedding) => void;
  /** What is wrong with the addresses. */
  problem: string | undefined;
};

/** Which other sites may show the published app in a frame. */
export function EmbedChoice({ value, onChange, problem }: EmbedChoiceProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={`${id}-sign-in`}>
      <legend className="type-heading mb-2">{texts.embedTitle}</legend>
      {embedders.map((who) => (
        <label key={who} className="flex min-h-6 items-start gap-3 py-1 coarse:min-h-11">
          <input
            type="radio"
            name={`${id}-who`}
            checked={value.who === who}
            onChange={() => onChange({ ...value, who })}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span className="font-medium">{texts.embedders[who]}</span>
        </label>
      ))}
      {value.who === 'sites' && (
        <Field label={texts.embedSites} hint={texts.embedSitesHint} {...(problem !== undefined && { error: problem })}>
          <textarea
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            className={`${controlShape} min-h-20 py-2 font-mono`}
            value={value.sites}
            onChange={({ target }) => onChange({ ...value, sites: target.value })}
          />
        </Field>
      )}
      <p id={`${id}-sign-in`} className="text-ink-2">
        {texts.embedSignIn}
      </p>
    </fieldset>
  );
}
