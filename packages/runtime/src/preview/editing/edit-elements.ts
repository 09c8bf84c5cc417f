import type { BuilderToFrame } from '@whittle/contract/preview';
import type { ElementStep, ShownEdit } from '@whittle/contract/preview-editing';
import { limits } from '@whittle/contract/limits';
import type { Bridge } from '../bridge.ts';
import { createOutline } from '../picking/outline.ts';
import { presses } from '../picking/presses.ts';
import { labelOf } from '../picking/source-of-node.ts';
import { above, beside, type PageElement, type PageTree, placeOf, readPage } from './elements.ts';
import { styleOf } from './style-of.ts';
import { createShownEdit, textThatReads } from './shown-edit.ts';
import { typeInPlace } from './type-in-place.ts';

type Shown = ReturnType<typeof createShownEdit>;

/** The element that is changed. `copy` counts those that the same place in the code makes. */
type Chosen = { element: PageElement; copy: number; shown: Shown };

/** Orders that concern the element that was chosen. */
type Order = Extract<BuilderToFrame, { type: 'select_element' | 'show_edit' | 'end_edit' | 'type_text' }>;

const steps: Readonly<Record<string, ElementStep>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};
const passed = new Set(['Tab', 'Shift', 'Control', 'Meta', 'Alt', 'F6']);
/** React draws the same element again with other records. */
const isSame = (a: PageElement, b: PageElement | undefined) =>
  a.node === b?.node && a.name === b.name && placeOf(a) === placeOf(b);

/** The page is read once for all pointer moves of so long. */
const hoverMs = 200;

/**
 * Lets the builder choose elements to change (VIS-08): a click or Enter chooses, a double click or Enter on what is chosen
 * types over its text, the arrows lead to what is around it, Escape lets go. Only what people do themselves counts.
 */
export function createElementEditor(bridge: Bridge, versionId: () => string | null) {
  const pointed = createOutline('pointed');
  const frame = createOutline('chosen');
  let stop: AbortController | null = null;
  let hovered: PageElement | null = null;
  let hoverPage: { page: PageTree; at: number } | null = null;
  let chosen: Chosen | null = null;
  let selection = 0;
  let typing: ReturnType<typeof typeInPlace> = null;
  /** What is about to be deleted, and the version that has it still. React gives its node to what follows it. */
  let deleted: { shown: Shown; versionId: string | null }[] = [];

  const point = (node: Element | null) => {
    const now = performance.now();
    if (!hoverPage || now - hoverPage.at > hoverMs) hoverPage = { page: readPage(), at: now };
    hovered = hoverPage.page.at(node);
    if (hovered && !isSame(hovered, chosen?.element)) pointed.show(hovered.node, labelOf(hovered.node));
    else pointed.hide();
  };

  const tell = (page: PageTree) => {
    if (!chosen) return;
    const { source, node } = chosen.element;
    bridge.send({
      type: 'element_selected',
      selection,
      element: { file: source.fileName, line: source.lineNumber, column: source.columnNumber, label: labelOf(node) },
      above: above(chosen.element)
        .slice(0, limits.visualAncestorsMax)
        .map(({ name }) => name.slice(0, 100)),
      look: styleOf(node),
      copies: Math.max(1, page.copies(placeOf(chosen.element)).length),
      versionId: versionId(),
    });
  };

  const leave = () => {
    typing?.stop();
    if (!chosen?.shown.isHidden) chosen?.shown.end(true);
    chosen = null;
  };

  const letGo = () => {
    if (!chosen) return;
    leave();
    frame.hide();
    bridge.send({ type: 'element_deselected' });
  };

  const choose = (page: PageTree, element: PageElement | null | undefined) => {
    if (!element || isSame(element, chosen?.element)) return;
    leave();
    const copy = page.copies(placeOf(element)).findIndex(({ made }) => made === element.made);
    chosen = { element, copy, shown: createShownEdit(element.node) };
    selection += 1;
    hovered = null;
    pointed.hide();
    element.node.scrollIntoView({ block: 'nearest' });
    tell(page);
  };

  const step = (to: ElementStep, count: number) => {
    findAgain();
    if (!chosen) return;
    if (to === 'none') return letGo();
    const page = readPage();
    const { element } = chosen;
    if (to === 'parent') choose(page, above(element)[count - 1]);
    else choose(page, to === 'child' ? page.inside(element)[0] : beside(page, element, to));
  };

  const wantText = (node: Element) => {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    bridge.send({ type: 'text_wanted', selection, text: text.slice(0, limits.visualTypedMaxChars) });
  };

  const type = (index: number, was: string) => {
    const text = chosen && !typing && textThatReads(chosen.element.node, was);
    if (!text) return;
    const own = selection;
    typing = typeInPlace(text, (typed) => {
      typing = null;
      const shown = typed?.slice(0, limits.visualTypedMaxChars);
      if (shown !== undefined) bridge.send({ type: 'text_typed', selection: own, index, text: shown });
    });
  };

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isTyping = (event: Event) => typing !== null && event.composedPath().includes(typing.element);
  const nodeOf = (event: Event) => (event.target instanceof Element ? event.target : null);

  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || isTyping(event) || passed.has(event.key)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() !== 'z') return;
    hold(event);
    const to = steps[event.key];
    if (isCommand) bridge.send({ type: 'edit_key', key: event.shiftKey ? 'redo' : 'undo' });
    else if (event.key === 'Escape') (chosen ? letGo : end)();
    else if (event.key === 'Enter' && hovered && !isSame(hovered, chosen?.element)) choose(readPage(), hovered);
    else if (!chosen) return;
    else if (event.key === 'Enter') wantText(chosen.element.node);
    else if (event.key === 'Delete' || event.key === 'Backspace') bridge.send({ type: 'edit_key', key: 'delete' });
    else if (to) step(to, 1);
  };

  const onClick = (event: MouseEvent) => {
    if (isTyping(event)) return;
    hold(event);
    const node = nodeOf(event);
    if (!event.isTrusted || !node) return;
    typing?.stop();
    // The press was held, and with it what brings the keyboard here: the keys that follow are for the page's elements.
    window.focus();
    const page = readPage();
    const element = page.at(node);
    if (event.detail === 2 && element && isSame(element, chosen?.element)) wantText(node);
    else choose(page, element);
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
    window.addEventListener('pointermove', (event) => event.isTrusted && !typing && point(nodeOf(event)), options);
    window.addEventListener('focusin', (event) => !isTyping(event) && point(nodeOf(event)), options);
    window.addEventListener('scroll', () => pointed.hide(), options);
    window.addEventListener('keydown', onKey, options);
    window.addEventListener('click', onClick, options);
    for (const press of presses) {
      window.addEventListener(press, (event) => !isTyping(event) && hold(event), { ...options, passive: false });
    }
    document.documentElement.addEventListener('pointerleave', () => pointed.hide(), { signal: stop.signal });
    follow(stop.signal);
  }

  function end() {
    if (!stop) return;
    stop.abort();
    stop = null;
    letGo();
    pointed.hide();
    bridge.send({ type: 'editing_ended' });
  }

  /** The app drew the page again: the element may have another node now, or be gone. */
  function findAgain(): PageTree | null {
    if (!chosen) return null;
    const page = readPage();
    const { element, copy, shown } = chosen;
    const around = element.node.isConnected ? page.at(element.node) : null;
    const own = [around, ...(around ? above(around) : [])].find(
      (one) => one?.node === element.node && one.name === element.name,
    );
    // What follows a deleted element stands at its place now, and was not chosen.
    const found = own ?? (shown.isHidden ? null : page.copies(placeOf(element))[copy]);
    if (!found) letGo();
    else {
      chosen.element = found;
      if (found.node !== element.node) chosen.shown = createShownEdit(found.node);
      chosen.shown.again();
    }
    return page;
  }

  const show = (edit: ShownEdit) => {
    if (!chosen) return;
    const { shown } = chosen;
    shown.show(edit);
    if (shown.isHidden && deleted.every((one) => one.shown !== shown)) deleted.push({ shown, versionId: versionId() });
  };

  /** Another version was drawn: what was deleted is gone, and its node may be another element's. */
  const uncover = () => {
    const gone = deleted.filter((one) => one.versionId !== versionId());
    deleted = deleted.filter((one) => !gone.includes(one));
    if (gone.some(({ shown }) => shown === chosen?.shown)) letGo();
    for (const { shown } of gone) shown.end(true);
  };

  return {
    set: (isOn: boolean) => (isOn ? begin() : end()),
    obey(order: Order) {
      if (order.type === 'select_element') step(order.to, order.steps);
      if (order.type === 'type_text') type(order.index, order.was);
      if (order.type === 'show_edit') show(order.edit);
      if (order.type === 'end_edit') chosen?.shown.end(order.isKept);
    },
    drawn() {
      uncover();
      findAgain();
    },
    painted() {
      const page = findAgain();
      if (page) tell(page);
    },
  };
}
