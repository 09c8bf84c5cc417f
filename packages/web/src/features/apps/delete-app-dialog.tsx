import type { AppSummary } from '@whittle/contract/apps';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { appTexts as texts } from './apps.texts.ts';
import { useDeleteApp } from './apps.requests.ts';

type DeleteAppDialogProps = {
  app: AppSummary;
  onClose: () => void;
  /** For whoever looks at the app itself. */
  onDeleted?: () => void;
};

/** Names everything that goes with the app, because none of it comes back. */
export function DeleteAppDialog({ app, onClose, onDeleted }: DeleteAppDialogProps) {
  const remove = useDeleteApp(app.id);
  const parts = app.publishedUrl ? [...texts.deleteParts, texts.deletePublished(app.publishedUrl)] : texts.deleteParts;

  const confirm = async () => {
    await remove.mutateAsync();
    confirmWithToast(texts.deleted(app.name));
    onDeleted?.();
  };

  return (
    <Confirm
      title={texts.deleteTitle(app.name)}
      confirmLabel={texts.deleteConfirm}
      cancelLabel={texts.keepApp}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.deleteGoes}</p>
      <ul className="mt-1 list-disc ps-5">
        {parts.map((part) => (
          <li key={part} className="break-words">
            {part}
          </li>
        ))}
      </ul>
    </Confirm>
  );
}
