import type { ContextLimits } from '@whittle/contract/knowledge/context-item';
import { planTable } from '@whittle/contract/plans/plan-table';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { useAddFile, useReplaceItem } from './knowledge.requests.ts';
import { knowledgeTexts as texts } from './knowledge.texts.ts';

const megabyte = 1_000_000;

/** What became of a file that did not arrive; a higher plan would have taken one that is `overPlan`. */
export type FileProblem = { sentence: string; overPlan: boolean };

/** Sends files one after the other and says what became of each that did not arrive. CTX-12, CTX-17 */
export function useAddFiles(appId: string, limits: ContextLimits | undefined) {
  const add = useAddFile(appId);
  const replace = useReplaceItem(appId);
  const [uploading, setUploading] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);

  const send = async (file: File, act: () => Promise<void>, failed: string): Promise<FileProblem | null> => {
    if (limits && file.size > limits.fileMaxBytes) {
      const overPlan = file.size <= planTable.monetizer.fileMaxBytes;
      return { sentence: texts.tooBig(file.name, limits.fileMaxBytes / megabyte), overPlan };
    }
    setUploading(file.name);
    try {
      await act();
      return null;
    } catch (error) {
      return { sentence: `${file.name}: ${sentenceOf(error, failed)}`, overPlan: false };
    }
  };
  const sendAll = async (files: readonly File[], act: (file: File) => Promise<void>, failed: string) => {
    const found: FileProblem[] = [];
    setProblems([]);
    for (const file of files) {
      const problem = await send(file, () => act(file), failed);
      if (problem !== null) found.push(problem);
    }
    setUploading(null);
    setProblems(found);
  };

  return {
    uploading,
    problems,
    add: (files: readonly File[]) =>
      sendAll(
        files,
        async (file) => {
          const { isDuplicate } = await add.mutateAsync({ file });
          if (isDuplicate) confirmWithToast(texts.duplicate(file.name));
        },
        texts.uploadFailed,
      ),
    replace: ({ id, name }: { id: string; name: string }, file: File) =>
      sendAll(
        [file],
        async () => {
          const { isDuplicate } = await replace.mutateAsync({ file, oldItemId: id });
          confirmWithToast(isDuplicate ? texts.duplicate(file.name) : texts.replaced(name));
        },
        texts.replaceFailed,
      ),
  };
}
