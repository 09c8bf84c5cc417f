import { FolderOpen, FileArchive, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { filesOfInput } from './folder-files.ts';
import { importTexts as texts } from './imports.texts.ts';
import { useStartImport } from './use-start-import.ts';

/** Choosing the zip or folder of an app, or dropping it anywhere on the page (IMPORT-07). */
export function StartImport() {
  const { progress, problem, zip, folder, dropped, giveUp } = useStartImport();
  const isOver = useDropOnPage(dropped);
  const zipInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const wasUnderWay = useRef(false);
  // Cancel and the button take each other's place, and the keyboard's with it.
  useEffect(() => {
    if (progress === null && wasUnderWay.current) startButton.current?.focus();
    wasUnderWay.current = progress !== null;
  }, [progress]);

  return (
    <div className="flex flex-col gap-3">
      {progress === null ? (
        <div className="-ms-3 flex">
          <Menu
            align="start"
            trigger={
              <Button ref={startButton} variant="plain" icon={<Upload aria-hidden size={16} />}>
                {texts.start}
              </Button>
            }
          >
            <MenuItem icon={<FileArchive size={16} />} onSelect={() => zipInput.current?.click()}>
              {texts.chooseZip}
            </MenuItem>
            <MenuItem icon={<FolderOpen size={16} />} onSelect={() => folderInput.current?.click()}>
              {texts.chooseFolder}
            </MenuItem>
          </Menu>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3" role="status">
          <Spinner />
          <span className="tabular break-words">{progress}</span>
          <Button size="small" autoFocus onClick={giveUp}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {problem && (
        <Notice
          kind="danger"
          action={
            problem.again && (
              <Button size="small" onClick={problem.again}>
                {texts.tryAgain}
              </Button>
            )
          }
        >
          {problem.sentence}
        </Notice>
      )}
      <input
        ref={zipInput}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={texts.chooseZip}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void zip(file);
          target.value = '';
        }}
      />
      <input
        ref={folderInput}
        type="file"
        hidden
        aria-label={texts.chooseFolder}
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          const files = target.files ? filesOfInput(target.files) : [];
          target.value = '';
          void folder(files);
        }}
      />
      {isOver && (
        <div
          aria-hidden
          className="pointer-events-none fixed inset-2 z-40 grid place-items-center rounded-tile border-2 border-dashed border-accent bg-accent-soft/95"
        >
          <p className="type-title px-6 text-center text-accent-text">{texts.drop}</p>
        </div>
      )}
    </div>
  );
}

/** Whether files are being held over the page; `onDrop` gets them when they are let go. */
function useDropOnPage(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Over the box of the request, files are for that.
      setIsOver(!event.defaultPrevented);
      event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !holdsFiles(event)) return;
      setIsOver(false);
      if (event.defaultPrevented) return;
      event.preventDefault();
      latest.current(event.dataTransfer);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
