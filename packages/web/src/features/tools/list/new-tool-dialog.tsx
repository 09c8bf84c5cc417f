import { toolLimits } from '@whittle/contract/tools/tool-limits';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TemplateList } from '../templates/template-list.tsx';
import { templateTexts } from '../templates/templates.texts.ts';
import { useTemplate } from '../templates/use-template.ts';
import { useCreateTool } from '../tools.requests.ts';
import { toolTexts as texts } from '../tools.texts.ts';

type NewToolDialogProps = { appId: string; onClose: () => void; onMade: (toolId: string) => void };

export function NewToolDialog({ appId, onClose, onMade }: NewToolDialogProps) {
  const create = useCreateTool(appId);
  const use = useTemplate(appId, ({ toolId }) => onMade(toolId));
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (title.trim() === '') return setProblem(texts.nameMissing);
    const made = await create.mutateAsync({ title: title.trim() }).catch(() => null);
    if (made) onMade(made.tool.toolId);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.addTitle}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form="new-tool" variant="filled" isBusy={create.isPending}>
            {texts.create}
          </Button>
        </>
      }
    >
      <form id="new-tool" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={texts.name} hint={texts.nameHint} {...(problem !== null && { error: problem })}>
          <Input
            value={title}
            maxLength={toolLimits.titleChars}
            dir="auto"
            onChange={({ target }) => {
              setTitle(target.value);
              setProblem(null);
            }}
          />
        </Field>
        {create.isError && (
          <Notice kind="danger">
            {texts.failed}. {sentenceOf(create.error)}
          </Notice>
        )}
      </form>
      <section aria-labelledby="new-tool-templates" className="mt-6 flex flex-col gap-3">
        <h3 id="new-tool-templates" className="type-heading">
          {templateTexts.fromTemplate}
        </h3>
        <TemplateList use={use} />
      </section>
    </Dialog>
  );
}
