import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { useDeleteFile, useFileReferences } from '../files.requests.ts';
import { fileTexts as texts } from '../files.texts.ts';

type DeleteFileDialogProps = { appId: string; path: string; onMoved: (path: null) => void; onClose: () => void };

/** Names the files that will miss the deleted one. */
export function DeleteFileDialog({ appId, path, onMoved, onClose }: DeleteFileDialogProps) {
  const remove = useDeleteFile(appId);
  const { data } = useFileReferences(appId, path);
  const importers = [...new Set(data?.references.map((reference) => reference.path))];

  const confirm = async () => {
    await remove.mutateAsync(path);
    confirmWithToast(texts.deletedFile(path));
    onMoved(null);
  };

  return (
    <Confirm
      title={texts.deleteTitle(path)}
      confirmLabel={texts.delete}
      cancelLabel={texts.keepFile}
      failed={texts.deleteFailed}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.deleteComesBack}</p>
      {importers.length > 0 && (
        <>
          <p className="mt-3">{texts.importedBy}</p>
          <ul className="type-code mt-1 list-disc ps-5">
            {importers.map((importer) => (
              <li key={importer} className="break-all">
                {importer}
              </li>
            ))}
          </ul>
        </>
      )}
    </Confirm>
  );
}
