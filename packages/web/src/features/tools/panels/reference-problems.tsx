import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { fillReferences, promptReferences, type PromptReference } from '@whittle/domain/tools/prompt-references';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.prompt;

/** Something a prompt may refer to, and how it is written there. */
export type Choice = { reference: string; name: string };

type ReferenceProblemsProps = {
  tool: ToolDocument;
  prompt: string;
  /** Which stage it is; the answers before it are known. None is known to a template. */
  stageAt: number;
  choices: readonly Choice[];
  onChange: (prompt: string) => void;
};

/** References that lead nowhere, each with the two ways to put it right. */
export function ReferenceProblems({ tool, prompt, stageAt, choices, onChange }: ReferenceProblemsProps) {
  const written = new Set(choices.map(({ reference }) => reference));
  const lost = new Map(
    promptReferences(prompt)
      .map((reference) => [writtenAs(reference), reference] as const)
      .filter(([text]) => !written.has(text)),
  );
  const replace = (text: string, by: string) =>
    onChange(fillReferences(prompt, (one) => (writtenAs(one) === text ? by : writtenAs(one))));
  return [...lost].map(([text, reference]) => {
    const id = text.slice(2, -2);
    return (
      <Notice
        key={text}
        kind="danger"
        action={
          <span className="flex flex-wrap items-center gap-2">
            <Select
              aria-label={texts.replaceBy(id)}
              value=""
              onChange={({ target }) => replace(text, target.value)}
              className="w-44"
            >
              <option value="">{texts.replaceBy(id)}</option>
              {choices.map((choice) => (
                <option key={choice.reference} value={choice.reference}>
                  {choice.name}
                </option>
              ))}
            </Select>
            <Button size="small" aria-label={texts.removeReference(id)} onClick={() => replace(text, '')}>
              {texts.remove}
            </Button>
          </span>
        }
      >
        {laterStage(tool, reference, stageAt) ?? texts.unknown(id)}
      </Notice>
    );
  });
}

const writtenAs = ({ kind, id }: PromptReference): string => (kind === 'stage' ? `{{stage:${id}}}` : `{{${id}}}`);

function laterStage({ stages }: ToolDocument, { kind, id }: PromptReference, stageAt: number): string | null {
  const at = kind === 'stage' ? stages.findIndex((stage) => stage.id === id) : -1;
  return at >= stageAt && at !== -1 ? texts.laterStage(stages[at]!.title || texts.stage(at + 1)) : null;
}
