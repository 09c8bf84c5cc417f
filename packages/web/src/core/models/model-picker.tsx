import type { ModelChoice, ModelChoices } from '@whittle/contract/models';
import { useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { money } from '../../lib/money.ts';
import { short } from '../../lib/numbers.ts';
import { exactDay } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { useModelChoices } from './models.requests.ts';
import { modelTexts as texts } from './models.texts.ts';

type ModelPickerProps = {
  label: string;
  hint: string;
  value: string;
  /** The name that stands for whatever model is connected, and what is said of it. */
  usual: { model: string; says: string };
  onChoose: (model: string) => void;
};

/** The model that is chosen, and a dialog with all that can be (EDIT-16). A name that is not offered cannot be entered. */
export function ModelPicker({ label, hint, value, usual, onChoose }: ModelPickerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      <div className="flex items-center gap-3">
        <output aria-labelledby={`${id}-label`} className="min-w-0 break-words">
          {value}
        </output>
        <Button size="small" aria-label={texts.pickOf(label)} onClick={() => setIsOpen(true)}>
          {texts.pick}
        </Button>
      </div>
      <p className="type-meta text-ink-3">{hint}</p>
      {isOpen && (
        <PickerDialog
          {...{ label, value, usual }}
          onClose={() => setIsOpen(false)}
          onChoose={(model) => {
            setIsOpen(false);
            onChoose(model);
          }}
        />
      )}
    </div>
  );
}

type PickerDialogProps = Omit<ModelPickerProps, 'hint'> & { onClose: () => void };

function PickerDialog({ label, value, usual, onChoose, onClose }: PickerDialogProps) {
  const choices = useModelChoices(true);
  const [chosen, setChosen] = useState(value);
  return (
    <Dialog
      isOpen
      isTall
      title={label}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{texts.pickCancel}</Button>
          <Button variant="filled" onClick={() => onChoose(chosen)}>
            {texts.pickUse}
          </Button>
        </>
      }
    >
      {choices.isPending && <RowsToCome rows={6} />}
      {choices.isError && (
        <RetryNotice label={texts.retry} onRetry={choices.refetch}>
          {texts.pickFailed} {sentenceOf(choices.error)}
        </RetryNotice>
      )}
      {choices.data && <Choices {...{ usual, chosen, label }} choices={choices.data} onChange={setChosen} />}
    </Dialog>
  );
}

/** More are found by searching; a provider may list hundreds. */
const shownMax = 60;

type ChoicesProps = {
  choices: ModelChoices;
  label: string;
  usual: ModelPickerProps['usual'];
  chosen: string;
  onChange: (model: string) => void;
};

function Choices({ choices, label, usual, chosen, onChange }: ChoicesProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { items, problem, currency, list } = choices;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items
    .filter(({ model }) => model !== usual.model)
    .filter(({ model, facts }) => {
      const text = `${model} ${facts?.name ?? ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  const shown = found.slice(0, shownMax);
  const row = (model: string, name: string, says: string) => (
    <div key={model} className="flex min-h-11 items-start gap-3 border-t border-line py-2">
      <input
        id={`${id}-${model}`}
        type="radio"
        name={id}
        checked={chosen === model}
        onChange={() => onChange(model)}
        aria-describedby={`${id}-${model}-says`}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div className="min-w-0">
        <label htmlFor={`${id}-${model}`} className="block cursor-pointer font-medium break-words">
          {name}
        </label>
        <p id={`${id}-${model}-says`} className="tabular type-meta text-ink-2">
          {says}
        </p>
      </div>
    </div>
  );
  return (
    <div className="flex flex-col gap-3">
      {problem !== null && <Notice kind="warning">{problem}</Notice>}
      <Field label={texts.pickSearch}>
        <Input
          type="search"
          value={search}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => setSearch(target.value)}
        />
      </Field>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {words.length === 0 && row(usual.model, usual.model, usual.says)}
        {shown.map((one) => row(one.model, one.model, factsSentence(one, currency)))}
      </fieldset>
      <p role="status" className="type-meta text-ink-2">
        {found.length === 0 && words.length > 0
          ? texts.pickNone(search.trim())
          : found.length > shown.length && texts.pickMore(found.length - shown.length)}
      </p>
      <p className="type-meta text-ink-3">
        {list.isBuiltIn
          ? texts.pickListBuiltIn(exactDay(list.at.slice(0, 10)))
          : texts.pickListOf(exactDay(list.at.slice(0, 10)))}
      </p>
    </div>
  );
}

/** What it costs and can, as far as somebody knows. */
function factsSentence({ facts }: ModelChoice, currency: string): string {
  if (!facts) return texts.pickUnknown;
  const { perMillionPromptTokens: input, perMillionCompletionTokens: output, contextTokens } = facts;
  return [
    input === null || output === null
      ? texts.pickPriceUnknown
      : texts.pickPrice(money(input, currency), money(output, currency)),
    ...(contextTokens === null ? [] : [texts.pickContext(short(contextTokens))]),
    ...(facts.seesPictures ? [texts.pickSees] : []),
    ...(facts.callsTools ? [texts.pickCalls] : []),
  ].join(' · ');
}
