import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { withOwnInput } from '@whittle/domain/tools/own-input';
import { inputText, isEmptyInput } from '@whittle/domain/tools/visible-fields';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type PanelProps, type SampleInputs, withTexts } from '../editor/panel-props.ts';
import { TextAreaRow, TextRow } from '../../../core/panels/text-rows.tsx';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.texts;

/** PUB-06, but for the call to action and the steps, which have panels of their own. */
export function TextsPanel({ tool, change, sample }: PanelProps & { sample: SampleInputs }) {
  const { header, description, runButton, welcomeMessage } = tool.texts;
  const { isInputHidden, inputLabel, inputPlaceholder, isInputCollapsed } = tool.texts;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <TextRow
          label={texts.header}
          hint={texts.headerHint}
          value={header}
          maxLength={limits.titleChars}
          onChange={(value) => change(withTexts({ header: value }))}
        />
        <TextAreaRow
          label={texts.description}
          value={description}
          maxLength={limits.textChars}
          onChange={(value) => change(withTexts({ description: value }))}
        />
        <TextRow
          label={texts.runButton}
          hint={texts.runButtonHint}
          value={runButton}
          maxLength={limits.labelChars}
          onChange={(value) => change(withTexts({ runButton: value }))}
        />
        <TextAreaRow
          label={texts.welcomeMessage}
          hint={texts.welcomeHint}
          value={welcomeMessage}
          maxLength={limits.textChars}
          onChange={(value) => change(withTexts({ welcomeMessage: value }))}
        />
        <CheckRow
          label={texts.ownInput}
          says={texts.ownInputSays}
          isChecked={!isInputHidden}
          onChange={(isShown) => change(withTexts({ isInputHidden: !isShown }), 'at-once')}
        />
        {!isInputHidden && (
          <>
            <TextRow
              label={texts.inputLabel}
              value={inputLabel}
              maxLength={limits.labelChars}
              onChange={(value) => change(withTexts({ inputLabel: value }))}
            />
            <TextRow
              label={texts.inputPlaceholder}
              value={inputPlaceholder}
              maxLength={limits.shortLabelChars}
              onChange={(value) => change(withTexts({ inputPlaceholder: value }))}
            />
          </>
        )}
        <CheckRow
          label={texts.collapsed}
          says={texts.collapsedSays}
          isChecked={isInputCollapsed}
          onChange={(value) => change(withTexts({ isInputCollapsed: value }), 'at-once')}
        />
      </div>
      <Examples tool={tool} change={change} sample={sample} />
    </div>
  );
}

function Examples({ tool, change, sample }: Omit<PanelProps, 'appId'> & { sample: SampleInputs }) {
  const { examples } = tool.texts;
  const ids = new Set(withOwnInput(tool).fields.map(({ id }) => id));
  const filled = Object.fromEntries(
    Object.entries(sample).filter(([id, value]) => ids.has(id) && !isEmptyInput(value)),
  );
  const isFull = examples.length >= limits.examples;
  const put = (next: typeof examples, how?: 'at-once') => change(withTexts({ examples: next }), how);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-heading">{texts.examples}</h3>
      <p className="text-ink-2">{isFull ? texts.exampleMax(limits.examples) : texts.examplesAbout}</p>
      {examples.map(({ label, values }, at) => (
        <div key={at} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <TextRow
              label={texts.exampleName}
              hint={texts.values(Object.values(values).map(inputText).join(', '))}
              value={label}
              maxLength={limits.shortLabelChars}
              onChange={(next) => put(examples.with(at, { label: next, values }))}
            />
          </div>
          <IconButton
            label={`${toolEditorTexts.remove}: ${label}`}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() => put(examples.toSpliced(at, 1), 'at-once')}
          />
        </div>
      ))}
      {!isFull && (
        <>
          <Button
            className="self-start"
            icon={<Plus aria-hidden size={16} />}
            disabled={Object.keys(filled).length === 0}
            onClick={() =>
              put([...examples, { label: texts.newExample(examples.length + 1), values: filled }], 'at-once')
            }
          >
            {texts.addExample}
          </Button>
          {Object.keys(filled).length === 0 && <p className="type-meta text-ink-3">{texts.exampleEmpty}</p>}
        </>
      )}
    </section>
  );
}
