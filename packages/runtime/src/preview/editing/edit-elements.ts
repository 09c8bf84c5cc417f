import type { ElementStep } from '@whittle/contract/preview-editing';
import type { BuilderToFrame } from '@whittle/contract/preview';
import { limits } from '@whittle/contract/limits';
import type { Bridge } from '../bridge.ts';
import { createOutline } from '../picking/outline.ts';
import { presses } from '../picking/presses.ts';
import { describeNode, labelOf } from '../picking/source-of-node.ts';
import { beside, copiesOf, elementAt, elementsAbove, firstInside, type PageElement, placeOf } from './elements.ts';
import { createShownEdit, textThatReads } from './shown-edit.ts';
import { typeInPlace } from './type-in-place.ts';

/** The element that is changed: `copy` counts those that the same place in the code makes. */
type Chosen = { element: PageElement; copy: number; shown: ReturnType<typeof createShownEdit> };

/** Orders that concern the element that was chosen. */
type Order = Extract<BuilderToFrame, { type: 'select_element' | 'show_edit' | 'end_edit' | 'type_text' }>;

const steps: Readonly<Record<string, ElementStep>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

/**
 * Lets the builder choose elements to change (VIS-08): a click or Enter chooses, a double click or Enter on what is chosen
 * types over its text, the arrows lead to what is around it, Escape lets go. Only what people do themselves counts.
 */
export function createElementEditor(bridge: Bridge, versionId: () => string | null) {
  const pointed = createOutline('pointed');
  const frame = createOutline('chosen');
  let stop: AbortController | null = null;
  let hovered: PageElement | null = null;
  let chosen: Chosen | null = null;
  let selection = 0;
  let typing: ReturnType<typeof typeInPlace> = null;

  const point = (element: PageElement | null) => {
    hovered = element;
    if (element && element.node !== chosen?.element.node) pointed.show(element.node, labelOf(element.node));
    else pointed.hide();
  };

  const tell = () => {
    const picked = chosen && describeNode(chosen.element.node);
    if (!chosen || !picked) return;
    const above = elementsAbove(chosen.element).map(({ name }) => name.slice(0, 100));
    bridge.send({
      type: 'element_selected',
      selection,
      element: picked,
      above: above.slice(0, limits.visualAncestorsMax),
      copies: Math.max(1, copiesOf(placeOf(chosen.element)).length),
      versionId: versionId(),
    });
  };

  const leave = () => {
    typing?.stop();
    // What is about to be deleted does not come back for a moment.
    if (!chosen?.shown.isHidden) chosen?.shown.end(true);
    chosen = null;
  };

  const letGo = () => {
    if (!chosen) return;
    leave();
    frame.hide();
    bridge.send({ type: 'element_deselected' });
  };

  const choose = (element: PageElement | null) => {
    if (!element || element.node === chosen?.element.node) return;
    leave();
    const copy = copiesOf(placeOf(element)).findIndex(({ made }) => made === element.made);
    chosen = { element, copy, shown: createShownEdit(element.node) };
    selection += 1;
    pointed.hide();
    element.node.scrollIntoView({ block: 'nearest' });
    tell();
  };

  const step = (to: ElementStep, count: number) => {
    if (!chosen) return;
    const { element } = chosen;
    if (to === 'none') letGo();
    else if (to === 'parent') choose(elementsAbove(element)[count - 1] ?? null);
    else choose(to === 'child' ? firstInside(element) : beside(element, to));
  };

  const wantText = () => bridge.send({ type: 'text_wanted', selection });

  const type = (index: number, was: string) => {
    const text = chosen && !typing && textThatReads(chosen.element.node, was);
    if (!text) return;
    const own = selection;
    typing = typeInPlace(text, (typed) => {
      typing = null;
      if (typed !== null)
        bridge.send({ type: 'text_typed', selection: own, index, text: typed.slice(0, limits.visualTextMaxChars) });
    });
  };

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isTyping = (event: Event) => typing !== null && event.composedPath().includes(typing.element);

  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || isTyping(event) || ['Tab', 'Shift', 'Control', 'Meta', 'Alt', 'F6'].includes(event.key))
      return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() !== 'z') return;
    hold(event);
    if (isCommand) bridge.send({ type: 'edit_key', key: event.shiftKey ? 'redo' : 'undo' });
    else if (event.key === 'Escape') {
      if (chosen) letGo();
      else end();
    } else if (event.key === 'Enter') {
      if (chosen && (!hovered || hovered.node === chosen.element.node)) wantText();
      else choose(hovered);
    } else if (chosen && (event.key === 'Delete' || event.key === 'Backspace'))
      bridge.send({ type: 'edit_key', key: 'delete' });
    else if (steps[event.key] && chosen) {
      step(steps[event.key]!, 1);
      hovered = null;
    }
  };

  const follow = (signal: AbortSignal) => {
    if (signal.aborted) return;
    if (chosen?.element.node.isConnected) frame.show(chosen.element.node, chosen.element.name);
    else frame.hide();
    requestAnimationFrame(() => follow(signal));
  };

  function begin() {
    if (stop) return;
    stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const at = (event: Event) => elementAt(event.target instanceof Element ? event.target : null);
    window.addEventListener('pointermove', (event) => event.isTrusted && !typing && point(at(event)), options);
    document.documentElement.addEventListener('pointerleave', () => point(null), options);
    window.addEventListener('focusin', (event) => !isTyping(event) && point(at(event)), options);
    window.addEventListener('scroll', () => hovered && point(hovered), options);
    window.addEventListener('keydown', onKey, options);
    for (const press of presses) {
      window.addEventListener(press, (event) => !isTyping(event) && hold(event), { ...options, passive: false });
    }
    window.addEventListener(
      'click',
      (event) => {
        if (isTyping(event)) return;
        hold(event);
        if (!event.isTrusted) return;
        typing?.stop();
        const element = at(event);
        if (element?.node === chosen?.element.node && event.detail === 2) wantText();
        else choose(element);
      },
      options,
    );
    follow(stop.signal);
  }

  function end() {
    if (!stop) return;
    stop.abort();
    stop = null;
    letGo();
    point(null);
    bridge.send({ type: 'editing_ended' });
  }

  /** The app drew the page anew: the element may be another node now, or gone. */
  const findAgain = () => {
    if (!chosen) return;
    const now = chosen.element.node.isConnected ? elementAt(chosen.element.node) : null;
    // What follows a deleted element stands at its place now, and was not chosen.
    const found = now ?? (chosen.shown.isHidden ? null : copiesOf(placeOf(chosen.element))[chosen.copy]);
    if (!found) return letGo();
    if (found.node !== chosen.element.node) chosen.shown = createShownEdit(found.node);
    chosen.element = found;
    chosen.shown.again();
  };

  return {
    set: (isOn: boolean) => (isOn ? begin() : end()),
    obey(order: Order) {
      if (order.type === 'select_element') step(order.to, order.steps);
      if (order.type === 'type_text') type(order.index, order.was);
      if (order.type === 'show_edit') chosen?.shown.show(order.edit);
      if (order.type === 'end_edit') chosen?.shown.end(order.isKept);
    },
    drawn: findAgain,
    painted() {
      findAgain();
      tell();
    },
  };
}
