import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import {
  type BlockType,
  blockTypes,
  fileFormats,
  type ResultBlock,
  type ToolDocument,
} from '@whittle/contract/tools/tool-document';
import { useState } from 'react';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import type { HowChanged } from '../draft/tool-draft.ts';
import { LinesRow } from '../../../core/panels/lines-row.tsx';
import { NumberRow, TextAreaRow, TextRow } from '../../../core/panels/text-rows.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { PromptArea } from './prompt-area.tsx';
import { choicesOf } from './prompt-panel.tsx';
import { ReferenceProblems } from './reference-problems.tsx';
import { SourceRows } from './source-rows.tsx';

const texts = toolEditorTexts.results;

type BlockEditorProps = {
  appId: string;
  block: ResultBlock;
  tool: ToolDocument;
  onChange: (patch: Partial<ResultBlock>, how?: HowChanged) => void;
};

/** One part of the result: what kind it is, who fills it, and what is checked once it is there. */
export function BlockEditor({ appId, block, tool, onChange }: BlockEditorProps) {
  const { type, title, instructions, template, required, checks } = block;
  const [source, setSource] = useState<'model' | 'template'>(template.trim() === '' ? 'model' : 'template');
  // A template may name fields alone: what a stage answered is the model's.
  const choices = choicesOf(tool, 0);
  const check = (patch: Partial<ResultBlock['checks']>, how?: HowChanged) =>
    onChange({ checks: { ...checks, ...patch } }, how);
  return (
    <>
      <TextRow
        label={texts.title}
        value={title}
        maxLength={limits.titleChars}
        onChange={(next) => onChange({ title: next })}
      />
      <Field label={texts.type}>
        <Select value={type} onChange={({ target }) => onChange({ type: target.value as BlockType }, 'at-once')}>
          {blockTypes.map((one) => (
            <option key={one} value={one}>
              {texts.types[one]}
            </option>
          ))}
        </Select>
      </Field>
      {type === 'cards' && (
        <SourceRows {...{ appId }} source={block.source} onChange={(next, how) => onChange({ source: next }, how)} />
      )}
      {type === 'file' && (
        <Field label={texts.fileFormat}>
          <Select
            value={block.fileFormat}
            onChange={({ target }) => onChange({ fileFormat: target.value as ResultBlock['fileFormat'] }, 'at-once')}
          >
            {fileFormats.map((format) => (
              <option key={format} value={format}>
                {texts.fileFormats[format]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {type !== 'cards' && (
        <div className="flex flex-col items-start gap-1.5">
          <p aria-hidden className="font-medium">
            {texts.source}
          </p>
          <Segmented
            label={texts.source}
            value={source}
            onChange={(next) => {
              setSource(next);
              if (next === 'model' && template !== '') onChange({ template: '' }, 'at-once');
            }}
            options={[
              { value: 'model', label: texts.byModel },
              { value: 'template', label: texts.byTemplate },
            ]}
          />
        </div>
      )}
      {type === 'cards' ? null : source === 'model' ? (
        <TextAreaRow
          label={texts.instructions}
          hint={texts.instructionsHint}
          value={instructions}
          maxLength={limits.instructionsChars}
          onChange={(next) => onChange({ instructions: next })}
        />
      ) : (
        <>
          <PromptArea
            label={texts.template}
            hint={texts.templateHint}
            value={template}
            rows={4}
            choices={choices}
            onChange={(next) => onChange({ template: next })}
          />
          <ReferenceProblems
            {...{ tool, choices }}
            prompt={template}
            stageAt={0}
            onChange={(next) => onChange({ template: next }, 'at-once')}
          />
        </>
      )}
      <CheckRow
        label={texts.required}
        says={texts.requiredSays}
        isChecked={required}
        onChange={(next) => onChange({ required: next }, 'at-once')}
      />
      {type !== 'json' && type !== 'image' && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium">{texts.checks}</legend>
          {type !== 'file' && (
            <div className="flex flex-wrap gap-4">
              <NumberRow
                label={texts.minItems}
                hint={texts.itemsHint[type]}
                value={checks.minItems}
                min={0}
                max={checks.maxItems ?? 500}
                mayBeEmpty
                onChange={(minItems) => check({ minItems })}
              />
              <NumberRow
                label={texts.maxItems}
                hint={texts.itemsHint[type]}
                value={checks.maxItems}
                min={Math.max(1, checks.minItems ?? 1)}
                max={500}
                mayBeEmpty
                onChange={(maxItems) => check({ maxItems })}
              />
            </div>
          )}
          {type !== 'cards' && (
            <>
              <LinesRow
                label={texts.mustContain}
                hint={texts.mustContainHint}
                value={checks.mustContain}
                maxLines={10}
                maxChars={limits.shortLabelChars}
                onChange={(mustContain) => check({ mustContain })}
              />
              <CheckRow
                label={texts.linksResolve}
                says={texts.linksResolveSays}
                isChecked={checks.linksResolve}
                onChange={(linksResolve) => check({ linksResolve }, 'at-once')}
              />
            </>
          )}
          {type !== 'cards' && source === 'model' && (
            <TextAreaRow
              label={texts.judgement}
              hint={texts.judgementHint}
              rows={2}
              maxLength={limits.instructionsChars}
              value={checks.judgement}
              onChange={(judgement) => check({ judgement })}
            />
          )}
          {type === 'table' && (
            <CheckRow
              label={texts.hasTotalRow}
              says={texts.hasTotalRowSays}
              isChecked={checks.hasTotalRow}
              onChange={(hasTotalRow) => check({ hasTotalRow }, 'at-once')}
            />
          )}
        </fieldset>
      )}
    </>
  );
}
