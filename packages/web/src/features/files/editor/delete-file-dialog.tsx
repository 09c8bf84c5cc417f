import { useState } from 'react';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { useDeleteFile, useFileReferences } from '../files.requests.ts';
import { fileTexts as texts } from '../files.texts.ts';

type DeleteFileDialogProps = { appId: string; path: string; onMoved: (path: null) => void; onClose: () => void };

/** FILE-04: names the files that refer to the deleted one, and changes those with it that can do without it. */
export function DeleteFileDialog({ appId, path, onMoved, onClose }: DeleteFileDialogProps) {
  const remove = useDeleteFile(appId);
  const { data } = useFileReferences(appId, path);
  const [removesUses, setRemovesUses] = useState(true);
  const updates = data?.updates ?? [];
  const changed = updates.map((update) => update.path);
  const others = [...new Set(data?.references.map((reference) => reference.path))].filter(
    (importer) => !changed.includes(importer),
  );
  const broken = removesUses ? others : [...changed, ...others];

  const confirm = async () => {
    await remove.mutateAsync({ fileId: path, referencesToUpdate: removesUses ? updates : [] });
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
      {updates.length > 0 && (
        <label className="mt-3 flex items-start gap-2">
          <input
            type="checkbox"
            checked={removesUses}
            onChange={(event) => setRemovesUses(event.target.checked)}
            className="mt-1 size-4 accent-accent"
          />
          <span className="text-ink">{texts.removeUses}</span>
        </label>
      )}
      {removesUses && <PathList paths={changed} />}
      {broken.length > 0 && <p className="mt-3">{texts.importedBy}</p>}
      <PathList paths={broken} />
    </Confirm>
  );
}

function PathList({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <ul className="type-code mt-1 list-disc ps-5">
      {paths.map((path) => (
        <li key={path} className="break-all">
          {path}
        </li>
      ))}
    </ul>
  );
}
