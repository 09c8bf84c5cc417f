import type { FoundRename } from '@whittle/contract/schema-changes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { findRenames, moveRenamed } from './schema.requests.ts';
import { schemaTexts as texts } from './schema.texts.ts';

type RenameNoticeProps = { appId: string; entity: string; versionKey: string; onMoved: () => void };

/** Values that a rename by the chat left under the old name, and the builder's answer to where they belong (N-35). */
export function RenameNotice({ appId, entity, versionKey, onMoved }: RenameNoticeProps) {
  const queryKey = ['apps', appId, 'renames', entity, versionKey];
  const queries = useQueryClient();
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => findRenames(appId, entity, signal),
    staleTime: Infinity,
  });
  const move = useMutation({
    mutationFn: (rename: FoundRename) => moveRenamed(appId, entity, rename),
    onSuccess: () => {
      onMoved();
      return queries.invalidateQueries({ queryKey });
    },
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const keyOf = ({ from, to }: FoundRename) => `whittle.rename-left.${appId}.${entity}.${from}.${to}`;
  const rename = found.data?.renames.find((one) => !left.includes(keyOf(one)) && readStored(keyOf(one)) === null);
  if (!rename) return null;
  const leave = () => {
    writeStored(keyOf(rename), '1');
    setLeft([...left, keyOf(rename)]);
  };
  return (
    <Notice
      kind="warning"
      className="mx-4 my-2"
      action={
        <span className="flex gap-2">
          <Button size="small" onClick={leave}>
            {texts.leave}
          </Button>
          <Button size="small" isBusy={move.isPending} onClick={() => move.mutate(rename)}>
            {texts.move}
          </Button>
        </span>
      }
    >
      {texts.renamed(rename.from, rename.to, rename.values)}
      {move.isError && (
        <span role="alert" className="block text-danger">
          {sentenceOf(move.error, texts.moveFailed)}
        </span>
      )}
    </Notice>
  );
}
