import { bookmarkMaxChars, type VersionListItem } from '@whittle/contract/versions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { versionCalls, versionListKey } from '../../core/versions/versions.requests.ts';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';

type NameVersionDialogProps = { appId: string; version: VersionListItem; onClose: () => void };

/** Gives a version a name, to find it again. */
export function NameVersionDialog({ appId, version, onClose }: NameVersionDialogProps) {
  const [name, setName] = useState(version.bookmark ?? '');
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => versionCalls(appId).name(version.id, name.trim()),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: versionListKey(appId) });
      onClose();
    },
  });
  const remove = useMutation({
    mutationFn: () => versionCalls(appId).unname(version.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: versionListKey(appId) });
      onClose();
    },
  });
  const error = save.error ?? remove.error;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.nameTitle}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save.mutate();
        }}
      >
        <Field label={texts.nameLabel} error={error ? sentenceOf(error) : undefined}>
          <Input value={name} maxLength={bookmarkMaxChars} onChange={(event) => setName(event.target.value)} />
        </Field>
        <div className="flex justify-end gap-2">
          {version.bookmark !== null && (
            <Button
              variant="plain-danger"
              className="me-auto"
              isBusy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {texts.unname}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" type="submit" disabled={name.trim() === ''} isBusy={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
