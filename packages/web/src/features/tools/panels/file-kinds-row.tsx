import { type FileKind, fileKinds } from '@whittle/contract/tools/tool-document';
import { CheckRow } from '../../../ui/check-row.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.fields;

type FileKindsRowProps = { chosen: readonly FileKind[]; onChange: (kinds: FileKind[]) => void };

/** Which kinds of files a field takes; all of them as long as none is chosen. */
export function FileKindsRow({ chosen, onChange }: FileKindsRowProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{texts.fileKinds}</legend>
      {fileKinds.map((kind) => (
        <CheckRow
          key={kind}
          label={texts.fileKindNames[kind]}
          says={texts.fileKindSays[kind]}
          isChecked={chosen.length === 0 || chosen.includes(kind)}
          onChange={(isTaken) => {
            const before = chosen.length === 0 ? fileKinds : chosen;
            const next = fileKinds.filter((one) => (one === kind ? isTaken : before.includes(one)));
            if (next.length > 0) onChange(next.length === fileKinds.length ? [] : next);
          }}
        />
      ))}
    </fieldset>
  );
}
