import { limits } from '@whittle/contract/limits';
import { isPicture } from '@whittle/domain/chat/attachments';
import { useState } from 'react';
import { attachableFiles, shownFileName } from '../../core/attachments/attachable-files.ts';
import type { AttachedFile } from '../../core/attachments/attached-files.tsx';

/** Files of a message whose app does not exist yet: they stay in this window until there is a place for them. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<{ file: File; shown: AttachedFile }[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    files: chosen.map(({ file }) => file),
    shown: chosen.map(({ shown }) => shown),
    problem,
    add(added: readonly File[]) {
      const taken = attachableFiles(added, limits.chatAttachments - chosen.length);
      setProblem(taken.problem);
      setChosen([...chosen, ...taken.files.map((file) => ({ file, shown: shownFile(file) }))]);
    },
    remove(key: number) {
      setProblem(null);
      setChosen(chosen.filter(({ shown }) => shown.key !== key));
    },
  };
}

let keys = 0;

const shownFile = (file: File): AttachedFile => ({
  key: (keys += 1),
  name: shownFileName(file),
  contentType: file.type,
  shownAt: isPicture({ contentType: file.type }) ? URL.createObjectURL(file) : null,
  state: 'ready',
  progress: 1,
  problem: null,
});
