import type { VersionFile } from '@whittle/contract/versions';
import type { FromLanguage, LanguageCalls, ToLanguage } from './language-calls.ts';

/** TypeScript beside the window: it never holds up a key. */
export type Language = {
  /** Null when nothing is known, also because the worker could not be loaded. */
  ask<Name extends keyof LanguageCalls>(
    name: Name,
    question: Parameters<LanguageCalls[Name]>[0],
  ): Promise<ReturnType<LanguageCalls[Name]> | null>;
  /** The files of the app as they are stored now. */
  update(files: readonly VersionFile[]): void;
  close(): void;
};

export function createLanguage(): Language {
  const worker = new Worker(new URL('./language.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: unknown) => void>();
  let known = new Map<string, string>();
  let lastId = 0;
  let isBroken = false;

  worker.onmessage = ({ data }: MessageEvent<FromLanguage>) => {
    waiting.get(data.id)?.('answer' in data ? data.answer : null);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    isBroken = true;
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  const post = (message: ToLanguage) => worker.postMessage(message);

  return {
    async ask(name, question) {
      if (isBroken) return null;
      lastId += 1;
      const id = lastId;
      const answer = await new Promise((resolve) => {
        waiting.set(id, resolve);
        post({ id, name, question } as ToLanguage);
      });
      return answer as ReturnType<LanguageCalls[typeof name]> | null;
    },
    update(files) {
      const next = new Map(files.map(({ path, content }) => [path, content]));
      const changed: [string, string | null][] = [...next].filter(([path, content]) => known.get(path) !== content);
      for (const path of known.keys()) if (!next.has(path)) changed.push([path, null]);
      known = next;
      if (changed.length > 0) post({ files: changed });
    },
    close: () => worker.terminate(),
  };
}
