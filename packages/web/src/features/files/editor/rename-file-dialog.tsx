import { ApiError } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { useRenameFile } from '../files.requests.ts';
import { fileTexts as texts } from '../files.texts.ts';
import { PathDialog } from './path-dialog.tsx';

type RenameFileDialogProps = {
  appId: string;
  path: string;
  isUnsaved: boolean;
  onMoved: (path: string) => void;
  onClose: () => void;
};

/** Another path for a file; the files that import it follow. */
export function RenameFileDialog({ appId, path, isUnsaved, onMoved, onClose }: RenameFileDialogProps) {
  const rename = useRenameFile(appId);
  const confirm = async (to: string) => {
    if (isUnsaved) throw new ApiError(409, { code: 'file-unsaved', message: texts.renameUnsaved });
    const { paths } = await rename.mutateAsync({ fileId: path, to });
    const renamed = paths[0] ?? to;
    confirmWithToast(texts.renamed(renamed));
    onMoved(renamed);
  };
  return (
    <PathDialog
      title={texts.renameTitle}
      hint={texts.renameHint}
      confirmLabel={texts.rename}
      initialPath={path}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
