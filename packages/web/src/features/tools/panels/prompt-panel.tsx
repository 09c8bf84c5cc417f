import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { type ToolDocument, type ToolStage, toolStageSchema } from '@whittle/contract/tools/tool-document';
import { asksModel } from '@whittle/domain/tools/block-sources';
import { buildPrompt, previewPrompt } from '@whittle/domain/tools/build-prompt';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PanelProps, SampleInputs } from '../editor/panel-props.ts';
import { TextRow } from '../../../core/panels/text-rows.tsx';
import { useParts } from '../editor/use-parts.ts';
import { withOwnInput } from '@whittle/domain/tools/own-input';
import { newPartId } from '@whittle/domain/tools/part-ids';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { PromptArea } from './prompt-area.tsx';
import { type Choice, ReferenceProblems } from './reference-problems.tsx';

const texts = toolEditorTexts.prompt;

/** What the model is asked, in one stage or several. */
export function PromptPanel({ tool, change, sample }: PanelProps & { sample: SampleInputs }) {
  const parts = useParts('stages', tool, change);
  const stages = parts.items;
  const isSingle = stages.length === 1;
  const add = () => {
    const title = texts.stage(stages.length + 1);
    parts.add(toolStageSchema.parse({ id: newPartId(`stage ${stages.length + 1}`, stages, 'stage'), title }));
  };
  return (
    <div className="flex flex-col gap-8">
      {stages.map((stage, at) => (
        <section key={stage.id} className="flex flex-col gap-3">
          {!isSingle && (
            <div className="flex items-end gap-1">
              <div className="min-w-0 flex-1">
                <TextRow
                  label={texts.stageTitle}
                  value={stage.title}
                  maxLength={limits.shortLabelChars}
                  onChange={(title) => parts.update(stage.id, { title })}
                />
              </div>
              {at > 0 && (
                <IconButton
                  label={`${toolEditorTexts.moveUp}: ${stage.title}`}
                  icon={<ArrowUp aria-hidden size={16} />}
                  onClick={() => parts.move(at, at - 1)}
                />
              )}
              {at < stages.length - 1 && (
                <IconButton
                  label={`${toolEditorTexts.moveDown}: ${stage.title}`}
                  icon={<ArrowDown aria-hidden size={16} />}
                  onClick={() => parts.move(at, at + 1)}
                />
              )}
              <IconButton
                label={`${toolEditorTexts.remove}: ${stage.title}`}
                icon={<Trash2 aria-hidden size={16} />}
                onClick={() => parts.remove(stage, stage.title)}
              />
            </div>
          )}
          <PromptArea
            label={isSingle ? texts.text : stage.title || texts.stage(at + 1)}
            value={stage.prompt}
            choices={choicesOf(tool, at)}
            onChange={(prompt) => parts.update(stage.id, { prompt })}
          />
          <ReferenceProblems
            tool={tool}
            prompt={stage.prompt}
            stageAt={at}
            choices={choicesOf(tool, at)}
            onChange={(prompt) => parts.update(stage.id, { prompt }, 'at-once')}
          />
          <PromptPreview {...{ tool, stage, sample }} />
        </section>
      ))}
      <div className="flex flex-col items-start gap-2">
        {stages.length < limits.stages && (
          <Button icon={<Plus aria-hidden size={16} />} onClick={add}>
            {texts.addStage}
          </Button>
        )}
        <p className="type-meta text-ink-2">
          {stages.length < limits.stages ? texts.stagesAbout : texts.stageMax(limits.stages)}
        </p>
      </div>
    </div>
  );
}

/** What the prompt of a stage may refer to: each field, and the answers before it. */
export const choicesOf = (tool: ToolDocument, stageAt: number): Choice[] => [
  ...withOwnInput(tool).fields.map(({ id, name }) => ({ reference: `{{${id}}}`, name })),
  ...tool.stages
    .slice(0, stageAt)
    .map(({ id, title }, at) => ({ reference: `{{stage:${id}}}`, name: texts.answerOf(title || texts.stage(at + 1)) })),
];

type PromptPreviewProps = { tool: ToolDocument; stage: ToolStage; sample: SampleInputs };

/** The prompt with what is filled in beside it, and all that the model is told around it. */
function PromptPreview({ tool, stage, sample }: PromptPreviewProps) {
  const text = previewPrompt(stage, sample).trim();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <details className="rounded-control bg-sunken px-3 py-2">
      <summary className="cursor-pointer font-medium">{texts.preview}</summary>
      <p className="mt-2 max-h-60 overflow-y-auto break-words whitespace-pre-wrap text-ink-2" dir="auto">
        {text || texts.previewEmpty}
      </p>
      <details className="mt-2" onToggle={({ currentTarget }) => setIsWhole(currentTarget.open)}>
        <summary className="cursor-pointer text-ink-2">{texts.previewWhole}</summary>
        {isWhole && (
          <p className="mt-2 max-h-96 overflow-y-auto break-words whitespace-pre-wrap text-ink-2" dir="auto">
            {wholePrompt(tool, stage, sample)}
          </p>
        )}
      </details>
    </details>
  );
}

/** As the model gets it, but for passages of data sources; answers of earlier stages stand there by name. */
function wholePrompt(document: ToolDocument, { id }: ToolStage, inputs: SampleInputs): string {
  const tool = withOwnInput(document);
  const at = tool.stages.findIndex((stage) => stage.id === id);
  const isLast = at === tool.stages.length - 1;
  const { system, prompt } = buildPrompt({
    ...{ tool, stage: tool.stages[at]!, inputs, today: new Date().toISOString().slice(0, 10) },
    earlier: Object.fromEntries(tool.stages.slice(0, at).map((stage) => [stage.id, `[${stage.title || stage.id}]`])),
    blocks: isLast ? tool.blocks.filter(asksModel) : [],
  });
  return `${system}\n\n${prompt}`;
}
