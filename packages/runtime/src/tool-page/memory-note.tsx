import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { inputText } from '@whittle/domain/tools/visible-fields';
import { useState } from 'react';
import { texts } from './texts.ts';
import type { Memory } from './use-memory.ts';

/** What is kept for the person who is signed in, to read and to erase. Rule: FIELD-09. */
export function MemoryNote({ tool, memory }: { tool: ToolPage; memory: Memory }) {
  const [hasFailed, setHasFailed] = useState(false);
  const kept = tool.fields.filter(({ id }) => id in memory.values);
  if (kept.length === 0) return null;
  const forget = (fieldId?: string) => {
    setHasFailed(false);
    memory.forget(fieldId).catch(() => setHasFailed(true));
  };
  return (
    <details className="memory">
      <summary>{texts.remembered(kept.length)}</summary>
      <ul>
        {kept.map(({ id, label, name }) => (
          <li key={id}>
            <span>
              {label || name}: {inputText(memory.values[id])}
            </span>
            <button type="button" className="quiet" aria-label={texts.forget(label || name)} onClick={() => forget(id)}>
              {texts.erase}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="plain" onClick={() => forget()}>
        {texts.forgetAll}
      </button>
      {hasFailed && (
        <p className="problem" role="alert">
          {texts.forgetFailed}
        </p>
      )}
    </details>
  );
}
