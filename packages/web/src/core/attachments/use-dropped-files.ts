import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Files that are pasted into a box or dropped on what `onto` is given to. */
export function useDroppedFiles(onAttach: (files: File[]) => void) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  return {
    isDraggedOver,
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      onAttach(files);
    },
    onto: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsDraggedOver(true);
      },
      onDragLeave: () => setIsDraggedOver(false),
      onDrop: (event: DragEvent) => {
        setIsDraggedOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onAttach([...event.dataTransfer.files]);
      },
    },
  };
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
