import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { fileTexts as texts } from '../files.texts.ts';
import { PathDialog } from './path-dialog.tsx';

type NewFileButtonProps = {
  /** Makes an empty file and answers its one spelling. */
  onCreate: (path: string) => Promise<string>;
  onOpen: (path: string) => void;
};

export function NewFileButton({ onCreate, onOpen }: NewFileButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const create = async (written: string) => {
    const path = await onCreate(written);
    confirmWithToast(texts.created(path));
    onOpen(path);
  };
  return (
    <>
      <Button variant="plain" size="small" onClick={() => setIsOpen(true)}>
        <FilePlus2 aria-hidden size={16} />
        {texts.newFile}
      </Button>
      {isOpen && (
        <PathDialog
          title={texts.newFileTitle}
          hint={texts.pathHint}
          confirmLabel={texts.create}
          initialPath="components/"
          onConfirm={create}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
