import { restoredVersionSchema, type RestoreVersion, versionListSchema } from '@whittle/contract/versions';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/http.ts';
import { Button } from '../../ui/button.tsx';
import { turnCheckTexts as texts } from './turn-check.texts.ts';

type GoBackProps = { appId: string; versionId: string };

/** Brings the version before a turn back. The conversation follows by the app's own events, and it can be undone. */
export function GoBack({ appId, versionId }: GoBackProps) {
  const back = useMutation({
    mutationFn: async () => {
      const { items } = await call('GET', `/api/apps/${appId}/versions`, versionListSchema);
      const before = versionBefore(items, versionId);
      if (before === null) throw new NothingBefore();
      const body: RestoreVersion = {};
      await call('POST', `/api/apps/${appId}/versions/${before}/restore`, restoredVersionSchema, { body });
    },
  });
  return (
    <div className="flex flex-col items-start gap-1">
      <Button size="small" icon={<Undo2 aria-hidden size={16} />} isBusy={back.isPending} onClick={() => back.mutate()}>
        {texts.goBack}
      </Button>
      {back.error && (
        <p role="alert" className="text-danger">
          {sentenceOf(back.error)}
        </p>
      )}
    </div>
  );
}

class NothingBefore extends Error {}

function sentenceOf(error: Error): string {
  if (error instanceof NothingBefore) return texts.noVersionBefore;
  return error instanceof ApiError && error.status < 500 ? error.message : texts.goBackFailed;
}

/** The list begins with the newest. What a restore took out of the conversation is no place to go back to. */
function versionBefore(items: readonly { id: string; isArchived: boolean }[], versionId: string): string | null {
  const at = items.findIndex(({ id }) => id === versionId);
  return at < 0 ? null : (items.slice(at + 1).find(({ isArchived }) => !isArchived)?.id ?? null);
}
