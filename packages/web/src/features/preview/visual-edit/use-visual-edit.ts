import type { FrameToBuilder } from '@whittle/contract/preview';
import { limits } from '@whittle/contract/limits';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Preview } from '../use-preview.ts';
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

type Frame = Pick<Preview, 'editElements' | 'tellEditor'>;

type Options = {
  appId: string;
  /** While the assistant works nothing is changed on the page. */
  isHeld: boolean;
  /** There is a page of the newest version to change. */
  isPossible: boolean;
};

const isTooLong = (text: string) => text.length > limits.visualTextMaxChars;

/** Changing elements of the app on its page (VIS-08): the mode, the chosen element and what becomes of its changes. */
export function useVisualEdit({ appId, isHeld, isPossible }: Options) {
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<EditingState>(nothingChosen);
  const isOn = wanted && isPossible;
  const session = useMemo(
    () =>
      createEditingSession({
        calls: visualEditCalls(appId),
        onChange: setState,
        texts,
      }),
    [appId],
  );
  useEffect(() => () => session.close(), [session]);
  useEffect(() => session.hold(isHeld), [session, isHeld]);
  useEffect(() => {
    addEventListener('online', session.retry);
    // What was changed a moment before the tab is closed.
    addEventListener('pagehide', session.retry);
    return () => {
      removeEventListener('online', session.retry);
      removeEventListener('pagehide', session.retry);
    };
  }, [session]);

  const { chosen } = state;
  /** Is longer than what can be stored: the inspector shows it with the reason. */
  const [tooLong, setTooLong] = useState<{ selection: number; index: number; text: string } | null>(null);
  /** What was double clicked: it may be typed over once it was read, when it stands in the code as it is. */
  const [wantedText, setWantedText] = useState<{ selection: number; text: string } | null>(null);
  useEffect(() => {
    if (!wantedText || chosen?.selection !== wantedText.selection || !chosen.facts) return;
    setWantedText(null);
    const own = chosen.facts.texts.map(({ value }) => value.replace(/\s+/g, ' ').trim());
    const shown = own.map((text) => text.slice(0, limits.visualTypedMaxChars));
    const index = shown.indexOf(wantedText.text);
    if (index < 0 || isHeld || shown.lastIndexOf(wantedText.text) !== index) return;
    if (isTooLong(own[index]!)) return setTooLong({ selection: chosen.selection, index, text: own[index]! });
    session.tell({ type: 'type_text', index, was: wantedText.text });
  }, [wantedText, chosen, isHeld, session]);
  const typed = ({ selection, index, text }: { selection: number; index: number; text: string }) => {
    if (selection !== chosen?.selection) return;
    setTooLong(isTooLong(text) ? { selection, index, text } : null);
    if (!isTooLong(text)) session.change({ edit: { kind: 'text', index, text } });
  };
  const remove = () => {
    if (chosen?.facts && !chosen.facts.deleteProblem) session.change({ edit: { kind: 'delete' } });
  };

  return {
    ...state,
    attach: session.attach,
    isOn,
    isHeld,
    tooLong,
    start: () => setWanted(true),
    stop: () => setWanted(false),
    change: session.change,
    undo: session.undo,
    redo: session.redo,
    retry: session.retry,
    remove,
    step: (to: 'parent' | 'child' | 'none', steps = 1) => session.tell({ type: 'select_element', to, steps }),
    take(message: EditingMessage) {
      if (!isOn) return;
      switch (message.type) {
        case 'element_selected':
          return session.choose(message);
        case 'element_deselected':
        case 'app_loading':
          return session.letGo();
        case 'ready_to_receive_messages':
          return session.tell({ type: 'edit_elements', isOn: true });
        case 'editing_ended':
          session.letGo();
          return setWanted(false);
        case 'text_wanted':
          return setWantedText(message);
        case 'text_typed':
          return typed(message);
        case 'edit_key':
          // The browser knows whether a person has just pressed something in this window or its frames; the app does not.
          if (navigator.userActivation?.isActive === false) return;
          if (message.key === 'delete') return remove();
          void (message.key === 'undo' ? session.undo() : session.redo());
      }
    },
  };
}

export type VisualEditing = ReturnType<typeof useVisualEdit>;

/** Tells the frame whether its elements are changed, and lets the editing speak to it. */
export function useEditingInFrame({ attach, isOn }: VisualEditing, { editElements, tellEditor }: Frame): void {
  useLayoutEffect(() => attach(tellEditor), [attach, tellEditor]);
  useEffect(() => {
    if (!isOn) return;
    editElements(true);
    return () => editElements(false);
  }, [isOn, editElements]);
}
