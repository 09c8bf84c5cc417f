import type { ToolField } from '@whittle/contract/tools/tool-document';
import { useRef, useState } from 'react';
import { RefusedError } from '../answers/server-calls.ts';
import type { RunClient } from './run-client.ts';
import { texts } from './texts.ts';

export type Upload = { name: string; /** From 0 to 1. */ part: number };

type Handlers = {
  onValue: (fieldId: string, value: string) => void;
  onProblem: (fieldId: string, problem: string) => void;
};

/** Files on their way to the server, by field. A newer file of a field takes the place of one that is under way. */
export function useUploads(client: RunClient, { onValue, onProblem }: Handlers) {
  const [uploads, setUploads] = useState<Record<string, Upload>>({});
  const running = useRef(new Map<string, AbortController>());

  const end = (fieldId: string) => {
    running.current.delete(fieldId);
    setUploads((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== fieldId)));
  };

  const start = async (field: ToolField, file: File) => {
    running.current.get(field.id)?.abort();
    const abort = new AbortController();
    running.current.set(field.id, abort);
    const show = (part: number) => setUploads((before) => ({ ...before, [field.id]: { name: file.name, part } }));
    show(0);
    try {
      const { value } = await client.addFile(field.id, file, { signal: abort.signal, onProgress: show });
      if (abort.signal.aborted) return;
      end(field.id);
      onValue(field.id, value);
    } catch (error) {
      if (abort.signal.aborted) return;
      end(field.id);
      const refused = error instanceof RefusedError ? error : null;
      onProblem(field.id, (refused && (texts.fileProblems[refused.code] ?? refused.message)) || texts.uploadFailed);
    }
  };

  return { uploads, start };
}
