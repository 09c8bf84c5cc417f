import { appSettingsCalls as calls } from '@whittle/contract/app-settings/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/api-error.ts';
import { callServer } from '../../../lib/call-server.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.settings;

/** TOOL-15: the accounts that the installation names offer an app that is a tool to everybody; others see nothing of it. */
export function LibraryRow({ appId }: { appId: string }) {
  const queries = useQueryClient();
  const key = ['apps', appId, 'tool-library'];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callServer(calls.read, { params: { appId }, signal }),
  });
  const save = useMutation({
    mutationFn: (isToolTemplate: boolean) =>
      callServer(calls.saveSettings, { params: { appId }, body: { appSettings: { isToolTemplate } } }),
    onSuccess: (configuration) => queries.setQueryData(key, configuration),
  });
  if (data?.appType !== 'tool' || 'settings.isToolTemplate' in data.gates) return null;
  return (
    <div>
      <CheckRow
        label={texts.library}
        says={data.publishedUrl === null ? texts.libraryUnpublished : texts.librarySays}
        isChecked={save.isPending ? save.variables : data.settings.isToolTemplate}
        onChange={(next) => !save.isPending && save.mutate(next)}
      />
      {save.isError && (
        <p role="alert" className="mt-1 text-danger">
          {sentenceOf(save.error)}
        </p>
      )}
    </div>
  );
}
