import { magicCreateCalls } from '@whittle/contract/tools/magic-create';
import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { type ToolField, toolFieldSchema } from '@whittle/contract/tools/tool-document';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { callServer } from '../../../lib/call-server.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { fieldNameProblem } from '../field-problems.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.fields;

type NewFieldProps = {
  others: readonly ToolField[];
  /** What the tool asks its model, so that a proposed field fits. */
  prompt: string;
  onAdd: (field: ToolField) => void;
};

/** A new field: of its name alone, or proposed whole from a few words (FIELD-11). */
export function NewField({ others, prompt, onAdd }: NewFieldProps) {
  const propose = useMutation({
    mutationFn: async (input: string) =>
      (await callServer(magicCreateCalls.create, { body: { input, magicType: 'field', prompt } })).result,
  });
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (name === null) {
    return (
      <Button className="self-start" icon={<Plus aria-hidden size={16} />} onClick={() => setName('')}>
        {texts.add}
      </Button>
    );
  }
  const close = () => {
    setName(null);
    setProblem(null);
  };
  const proposeWhole = async () => {
    const found = fieldNameProblem(name, others);
    setProblem(found);
    if (found !== null || propose.isPending) return;
    try {
      const field = await propose.mutateAsync(name.trim());
      const taken = fieldNameProblem(field.name, others);
      if (taken !== null) return setProblem(taken);
      onAdd(field);
      close();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = fieldNameProblem(name, others);
    setProblem(found);
    if (found !== null) return;
    const called = name.trim();
    onAdd(toolFieldSchema.parse({ id: 'field', name: called, label: called, type: 'short_text' }));
    close();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
      className="flex flex-col gap-3"
    >
      <Field label={texts.name} hint={texts.newHint} {...(problem !== null && { error: problem })}>
        <Input
          value={name}
          maxLength={limits.labelChars}
          autoFocus
          dir="auto"
          onChange={({ target }) => {
            setName(target.value);
            if (problem !== null) setProblem(fieldNameProblem(target.value, others));
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="filled">
          {texts.add}
        </Button>
        <Button isBusy={propose.isPending} onClick={() => void proposeWhole()}>
          {texts.propose}
        </Button>
        <Button variant="plain" onClick={close}>
          {toolEditorTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
