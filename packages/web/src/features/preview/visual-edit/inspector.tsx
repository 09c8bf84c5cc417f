import { MessageSquare, Redo2, Trash2, Undo2, X } from 'lucide-react';
import type { PickedElement } from '@whittle/contract/chat';
import type { ElementFacts } from '@whittle/contract/visual-edit';
import { visualEditSentences } from '@whittle/domain/visual-edit/problems';
import { type KeyboardEvent, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ClassesSection } from './classes-section.tsx';
import { ColourSection } from './colour-section.tsx';
import type { ChosenElement } from './editing-session.ts';
import { ElementPath } from './element-path.tsx';
import { ImageSection } from './image-section.tsx';
import { ScaleField } from './scale-field.tsx';
import { shapeScales, spacingScales, typeScales } from './scales.ts';
import { Section } from './section.tsx';
import type { VisualEditing } from './use-visual-edit.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';
import { WordsSection } from './words-section.tsx';
import { inShownLanguage } from '../../../lib/sentences.ts';

type InspectorProps = { appId: string; editing: VisualEditing; onAsk: (element: PickedElement) => void };

const groups = [
  { title: texts.type, scales: typeScales },
  { title: texts.spacing, scales: spacingScales },
  { title: texts.shape, scales: shapeScales },
];

/** What can be changed of the element that is chosen on the page. */
export function Inspector({ appId, editing, onAsk }: InspectorProps) {
  const { chosen, save, isHeld } = editing;
  const facts = chosen?.facts ?? null;
  const keys = useInspectorKeys(editing);
  return (
    <aside aria-label={texts.inspector} onKeyDown={keys} className="flex h-full min-h-0 flex-col bg-surface">
      <header className="flex items-center gap-1 px-4 py-2">
        <h2 className="type-heading min-w-0 flex-1 truncate">{facts?.name ?? texts.inspector}</h2>
        <p role="status" className="type-meta shrink-0 text-ink-2">
          {texts.states[save.kind]}
        </p>
        <IconButton
          label={texts.undo}
          keys="Ctrl+Z"
          icon={<Undo2 aria-hidden size={16} />}
          disabled={!editing.canUndo || isHeld}
          onClick={() => void editing.undo()}
        />
        <IconButton
          label={texts.redo}
          keys="Ctrl+Shift+Z"
          icon={<Redo2 aria-hidden size={16} />}
          disabled={!editing.canRedo || isHeld}
          onClick={() => void editing.redo()}
        />
        <IconButton label={texts.close} keys="Esc" icon={<X aria-hidden size={16} />} onClick={editing.stop} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {save.kind === 'error' && (
          <Notice
            kind="danger"
            className="mx-4 mb-3"
            action={
              save.canRetry && (
                <Button size="small" onClick={editing.retry}>
                  {texts.retry}
                </Button>
              )
            }
          >
            {save.message}
          </Notice>
        )}
        {isHeld && (
          <Notice kind="info" className="mx-4 mb-3">
            {texts.held}
          </Notice>
        )}
        {!chosen && (
          <div className="flex flex-col gap-2 px-4 pb-4 text-ink-2">
            <p>{texts.hint}</p>
            <p className="type-meta">{texts.keysHint}</p>
          </div>
        )}
        {chosen && (
          <>
            <ElementPath editing={editing} chosen={chosen} />
            {chosen.problem && (
              <Notice kind="warning" className="mx-4 mb-3">
                {chosen.problem}
              </Notice>
            )}
            {!facts && !chosen.problem && <p className="px-4 pb-3 text-ink-2">{texts.reading}</p>}
            {facts && <Properties appId={appId} editing={editing} facts={facts} chosen={chosen} />}
            <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3">
              <Button icon={<MessageSquare aria-hidden size={16} />} onClick={() => onAsk(chosen.element)}>
                {texts.ask}
              </Button>
              {facts && <Removal editing={editing} facts={facts} />}
            </div>
          </>
        )}
      </div>
    </aside>
  );
}

function Properties({
  appId,
  editing,
  facts,
  chosen: { copies, look },
}: Omit<InspectorProps, 'onAsk'> & { facts: ElementFacts; chosen: ChosenElement }) {
  const { classesProblem } = facts;
  return (
    <>
      {(copies > 1 || facts.isRepeated) && (
        <p className="type-meta px-4 pb-2 text-ink-2">{copies > 1 ? texts.copies(copies) : texts.repeated}</p>
      )}
      <WordsSection editing={editing} facts={facts} />
      <ImageSection key={editing.chosen?.selection} appId={appId} editing={editing} facts={facts} />
      {classesProblem ? (
        <Section title={texts.classes}>
          <p className="text-ink-2">{inShownLanguage(visualEditSentences[classesProblem])}</p>
        </Section>
      ) : (
        <>
          <ColourSection editing={editing} facts={facts} look={look} />
          {groups.map(({ title, scales }) => (
            <Section key={title} title={title}>
              <div className="grid grid-cols-2 items-end gap-2">
                {scales.map((scale) => (
                  <ScaleField key={scale.label} scale={scale} editing={editing} facts={facts} look={look} />
                ))}
              </div>
            </Section>
          ))}
          <p className="type-meta px-4 pb-3 text-ink-2">{texts.inheritedHint}</p>
          <ClassesSection editing={editing} facts={facts} />
        </>
      )}
    </>
  );
}

function Removal({ editing, facts }: { editing: VisualEditing; facts: ElementFacts }) {
  const isHidden = facts.classes.includes('hidden');
  const change = { kind: 'classes', add: isHidden ? [] : ['hidden'], remove: isHidden ? ['hidden'] : [] } as const;
  return (
    <>
      {!facts.classesProblem && (
        <Button
          disabled={editing.isHeld}
          onClick={() =>
            editing.change({ edit: { kind: 'classes', add: [...change.add], remove: [...change.remove] } })
          }
        >
          {isHidden ? texts.show : texts.hide}
        </Button>
      )}
      <Button
        variant="plain-danger"
        icon={<Trash2 aria-hidden size={16} />}
        disabled={editing.isHeld || facts.deleteProblem !== null}
        onClick={editing.remove}
      >
        {texts.delete}
      </Button>
      {facts.deleteProblem && (
        <p className="type-meta w-full text-ink-2">{inShownLanguage(visualEditSentences[facts.deleteProblem])}</p>
      )}
    </>
  );
}

/** Escape lets go, then ends; undo and redo, but not while a field of its own can undo what was typed. */
function useInspectorKeys(editing: VisualEditing) {
  const onKey = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
    if (event.defaultPrevented) return;
    // What floats above the inspector has keys of its own.
    if (event.currentTarget instanceof HTMLElement && !event.currentTarget.contains(event.target as Node)) return;
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
    if (event.key === 'Escape' && !isTyping) {
      event.preventDefault();
      if (editing.chosen) editing.step('none');
      else editing.stop();
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isTyping) {
      event.preventDefault();
      void (event.shiftKey ? editing.redo() : editing.undo());
    }
  };
  useEffect(() => {
    const onBody = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body) onKey(event);
    };
    addEventListener('keydown', onBody);
    return () => removeEventListener('keydown', onBody);
  });
  return onKey;
}
