import type { AppSummary } from '@whittle/contract/apps';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { appTexts as texts } from './apps.texts.ts';
import { useDeleteApp } from './apps.requests.ts';

/** Names everything that goes with the app, because none of it comes back. */
export function DeleteAppDialog({ app, onClose }: { app: AppSummary; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const remove = useDeleteApp(app.id);
  const parts = app.publishedUrl ? [...texts.deleteParts, texts.deletePublished(app.publishedUrl)] : texts.deleteParts;

  const confirm = async () => {
    try {
      await remove.mutateAsync();
      confirmWithToast(texts.deleted(app.name));
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  return (
    <Confirm
      isOpen
      onOpenChange={onClose}
      title={texts.deleteTitle(app.name)}
      confirmLabel={texts.deleteConfirm}
      cancelLabel={texts.keepApp}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <p>{texts.deleteGoes}</p>
      <ul className="mt-1 list-disc ps-5">
        {parts.map((part) => (
          <li key={part} className="break-words">
            {part}
          </li>
        ))}
      </ul>
      {problem && (
        <Notice kind="danger" className="mt-4">
          {problem}
        </Notice>
      )}
    </Confirm>
  );
}
