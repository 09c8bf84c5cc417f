import type { Bridge } from '../bridge.ts';
import { createOutline } from './outline.ts';
import { presses } from './presses.ts';
import { describeNode, labelOf, sourceOfNode } from './source-of-node.ts';

/**
 * Lets the builder point at an element (GEN-29): hovering outlines it, a click chooses it. By keyboard Tab goes through
 * what can be focused, the arrows to the parent, the first child and the neighbours, Enter chooses. Escape leaves. Only
 * what people do themselves counts, not events that the app makes.
 */
export function createElementPicker(bridge: Bridge) {
  const outline = createOutline();
  let stop: AbortController | null = null;
  let current: Element | null = null;

  const show = (node: Element | null) => {
    const pickable = node && nearestWithSource(node);
    if (!pickable) return;
    current = pickable;
    outline.show(pickable, labelOf(pickable));
  };

  const end = () => {
    if (!stop) return;
    stop.abort();
    stop = null;
    current = null;
    outline.hide();
    bridge.send({ type: 'picking_ended' });
  };

  const choose = (node: Element | null) => {
    const element = node && describeNode(node);
    if (!element) return;
    bridge.send({ type: 'element_picked', element });
    end();
  };

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key === 'Tab' || event.key === 'Shift') return;
    hold(event);
    if (event.key === 'Escape') end();
    else if (event.key === 'Enter') choose(current);
    else {
      const next = neighbour(current, event.key);
      show(next);
      next?.scrollIntoView({ block: 'nearest' });
      if (next) show(next);
    }
  };

  function begin() {
    if (stop) return;
    stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const at = (event: Event) => (event.target instanceof Element ? event.target : null);
    window.addEventListener('pointermove', (event) => event.isTrusted && show(at(event)), options);
    window.addEventListener('focusin', (event) => show(at(event)), options);
    window.addEventListener('scroll', () => show(current), options);
    window.addEventListener('keydown', onKey, options);
    for (const type of presses) window.addEventListener(type, hold, { ...options, passive: false });
    window.addEventListener(
      'click',
      (event) => {
        hold(event);
        if (event.isTrusted) choose(at(event));
      },
      options,
    );
    const focused = document.activeElement;
    show(focused && focused !== document.body ? focused : (document.querySelector('h1, main, #root *') ?? null));
  }

  return { set: (isOn: boolean) => (isOn ? begin() : end()) };
}

const nearestWithSource = (node: Element): Element | null => {
  for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
    if (sourceOfNode(at)) return at;
  }
  return null;
};

function neighbour(node: Element | null, key: string): Element | null {
  if (key === 'ArrowUp') return node?.parentElement ?? null;
  if (key === 'ArrowDown') return node?.firstElementChild ?? null;
  if (key === 'ArrowRight') return node?.nextElementSibling ?? null;
  if (key === 'ArrowLeft') return node?.previousElementSibling ?? null;
  return null;
}
