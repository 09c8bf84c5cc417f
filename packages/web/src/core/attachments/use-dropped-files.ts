import { type ClipboardEvent, type DragEvent, useState } from 'react';

/**
 * Files that are pasted into a box or dropped on what `onto` is given to. What `leaves` says of a drop is for somebody else
 * on the page.
 */
export function useDroppedFiles(
  onAttach: (files: File[]) => void,
  leaves: (dropped: DataTransfer) => boolean = () => false,
) {
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
        if (!hasFiles(event) || leaves(event.dataTransfer)) return;
        event.preventDefault();
        onAttach([...event.dataTransfer.files]);
      },
    },
  };
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
