import type { FrameToBuilder } from '@whittle/contract/preview';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import type { Preview } from '../preview/use-preview.ts';
import { createEditingSession, type EditingState, nothingChosen } from './editing-session.ts';
import { visualEditCalls } from './visual-edit.requests.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

type EditingMessage = Extract<
  FrameToBuilder,
  {
    type:
      | 'element_selected'
      | 'element_deselected'
      | 'editing_ended'
      | 'text_wanted'
      | 'text_typed'
      | 'edit_key'
      | 'app_loading'
      | 'ready_to_receive_messages';
  }
>;

type Options = {
  appId: string;
  preview: Pick<Preview, 'editElements' | 'tellEditor'>;
  /** While the assistant works nothing is changed on the page. */
  isHeld: boolean;
  /** There is a page of the newest version to change. */
  isPossible: boolean;
};

/** Changing elements of the app on its page (VIS-08): the mode, the chosen element and what becomes of its changes. */
export function useVisualEdit({ appId, preview, isHeld, isPossible }: Options) {
  const { editElements, tellEditor } = preview;
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<EditingState>(nothingChosen);
  const isOn = wanted && isPossible;
  const tell = useLatest(tellEditor);
  const session = useMemo(
    () =>
      createEditingSession({
        calls: visualEditCalls(appId),
        tell: (order) => tell.current(order),
        onChange: setState,
        texts,
      }),
    [appId, tell],
  );
  useEffect(() => () => session.close(), [session]);
  useEffect(() => session.hold(isHeld), [session, isHeld]);
  useEffect(() => {
    addEventListener('online', session.retry);
    return () => removeEventListener('online', session.retry);
  }, [session]);

  useEffect(() => {
    if (!isOn) return;
    editElements(true);
    return () => editElements(false);
  }, [isOn, editElements]);

  /** A double click on a text: it may be typed over when it stands in the code as it is. */
  const { chosen } = state;
  const typeText = () => {
    const facts = chosen?.facts;
    if (facts?.texts.length === 1 && !facts.textProblem && !isHeld)
      tellEditor({ type: 'type_text', index: 0, was: facts.texts[0]! });
  };
  const remove = () => {
    if (chosen?.facts && !chosen.facts.deleteProblem) session.change({ edit: { kind: 'delete' } });
  };

  return {
    ...state,
    isOn,
    isHeld,
    start: () => setWanted(true),
    stop: () => setWanted(false),
    change: session.change,
    undo: session.undo,
    redo: session.redo,
    retry: session.retry,
    remove,
    step: (to: 'parent' | 'child' | 'none', steps = 1) => tellEditor({ type: 'select_element', to, steps }),
    take(message: EditingMessage) {
      if (!isOn) return;
      switch (message.type) {
        case 'element_selected':
          return session.choose(message);
        case 'element_deselected':
        case 'app_loading':
          return session.letGo();
        case 'ready_to_receive_messages':
          return editElements(true);
        case 'editing_ended':
          session.letGo();
          return setWanted(false);
        case 'text_wanted':
          return typeText();
        case 'text_typed':
          if (message.selection === chosen?.selection)
            session.change({ edit: { kind: 'text', index: message.index, text: message.text } });
          return;
        case 'edit_key':
          if (message.key === 'delete') return remove();
          void (message.key === 'undo' ? session.undo() : session.redo());
      }
    },
  };
}

export type VisualEditing = ReturnType<typeof useVisualEdit>;
