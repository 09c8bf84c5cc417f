import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { useEffect, useRef } from 'react';
import type { RunClient } from './run-client.ts';
import { texts } from './texts.ts';
import { ToolField } from './tool-field.tsx';
import type { Form, Values } from './use-form.ts';

type Props = {
  tool: ToolPage;
  form: Form;
  client: RunClient;
  isRunning: boolean;
  hasRun: boolean;
  onRun: () => void;
};

/** FIELD-02: the fields of one step, or all of them. Enter goes on, Ctrl+Enter runs. */
export function ToolForm({ tool, form, client, isRunning, hasRun, onRun }: Props) {
  const { steps, at, isLast } = form;
  const heading = useRef<HTMLParagraphElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    // A new step begins at its top, for the eye and for a screen reader.
    if (shown.current !== at) heading.current?.focus();
    shown.current = at;
  }, [at]);
  const submit = () => (isLast ? onRun() : form.next());
  return (
    <form
      noValidate
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isRunning) return;
        event.preventDefault();
        submit();
      }}
    >
      {steps.length > 1 && (
        <div className="steps">
          <p ref={heading} tabIndex={-1}>
            {texts.step(at + 1, steps.length)}
            {steps[at]?.title && <strong>{steps[at].title}</strong>}
          </p>
          <progress max={steps.length} value={at + 1} aria-label={texts.step(at + 1, steps.length)} />
        </div>
      )}
      {tool.texts.examples.length > 0 && at === 0 && (
        <div className="examples">
          <span className="help">{texts.examples}</span>
          {tool.texts.examples.map(({ label, values }) => (
            <button key={label} type="button" className="chip" onClick={() => form.replace(values as Values)}>
              {label}
            </button>
          ))}
        </div>
      )}
      {form.fields.map((field) => (
        <ToolField
          key={field.id}
          field={field}
          value={form.values[field.id]}
          problem={form.problems[field.id]}
          client={client}
          hasPlaces={tool.hasPlaces}
          upload={form.uploads[field.id]}
          onChange={(value) => form.set(field.id, value)}
          onFile={(file) => form.addFile(field, file)}
        />
      ))}
      <div className="actions">
        {at > 0 && (
          <button type="button" className="plain" onClick={form.back}>
            {texts.back}
          </button>
        )}
        <button type="submit" className="primary" aria-disabled={isRunning}>
          {isLast ? (hasRun ? texts.again : tool.texts.runButton || texts.run) : texts.next}
        </button>
        {Object.keys(form.values).length > 0 && !isRunning && (
          <button type="button" className="quiet" onClick={() => form.replace({})}>
            {texts.clear}
          </button>
        )}
      </div>
    </form>
  );
}
