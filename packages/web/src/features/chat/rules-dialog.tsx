import { chatCalls } from '@whittle/contract/chat/calls';
import { limits } from '@whittle/contract/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { callServer } from '../../lib/call-server.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { chatTexts as texts } from './chat.texts.ts';

/** What the assistant sees with every request to this app (GEN-30). */
export function RulesDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const client = useQueryClient();
  const key = ['project-rules', appId];
  const params = { appId };
  const stored = useQuery({ queryKey: key, queryFn: () => callServer(chatCalls.readRules, { params }), staleTime: 0 });
  const [written, setWritten] = useState<string | null>(null);
  const fieldId = useId();
  /** What was written over, if that is not what is stored: rules that somebody else saved meanwhile. */
  const [base, setBase] = useState<string | null>(null);
  const [others, setOthers] = useState<string | null>(null);
  const rules = written ?? stored.data?.rules ?? '';
  const isTooLong = rules.length > limits.projectRulesMaxChars;
  const save = useMutation({
    mutationFn: () =>
      callServer(chatCalls.writeRules, { params, body: { rules, base: others ?? base ?? stored.data?.rules ?? '' } }),
    onError: (error) => {
      const now = error instanceof ApiError && error.code === 'rules-changed' ? error.extra['now'] : undefined;
      if (typeof now === 'string') setOthers(now);
    },
    onSuccess: (saved) => {
      client.setQueryData(key, saved);
      confirmWithToast(texts.rulesSaved);
      onClose();
    },
  });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.rules}
      description={texts.rulesHelp}
      staysOnOutsideClick={written !== null}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="filled"
            disabled={isTooLong || !stored.data}
            isBusy={save.isPending}
            onClick={() => save.mutate()}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      {stored.isError && !stored.data ? (
        <Notice
          kind="danger"
          action={
            <Button size="small" onClick={() => void stored.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.rulesUnread}
        </Notice>
      ) : !stored.data ? (
        <Skeleton className="h-40" />
      ) : (
        <div className="flex flex-col gap-2">
          <textarea
            id={fieldId}
            dir="auto"
            aria-label={texts.rules}
            aria-invalid={isTooLong || undefined}
            value={rules}
            onChange={(event) => {
              setBase((seen) => seen ?? stored.data.rules);
              setWritten(event.target.value);
            }}
            placeholder={texts.rulesPlaceholder}
            className="type-reading field-sizing-content max-h-[50dvh] min-h-40 resize-none rounded-control border border-edge bg-surface px-3 py-2 coarse:text-[1rem]"
          />
          <p className="type-meta tabular self-end text-ink-2">{texts.rulesLength(rules.length)}</p>
          {isTooLong && <Notice kind="danger">{texts.rulesTooLong(rules.length)}</Notice>}
          {others !== null ? (
            <Notice
              kind="danger"
              action={
                <Button
                  size="small"
                  onClick={() => {
                    setWritten(others);
                    setBase(others);
                    setOthers(null);
                    save.reset();
                  }}
                >
                  {texts.rulesTakeOthers}
                </Button>
              }
            >
              {texts.rulesChanged}
              <span className="mt-1 block whitespace-pre-wrap">{others}</span>
            </Notice>
          ) : (
            save.isError && <Notice kind="danger">{texts.rulesFailed}</Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}
