const looks = {
  pointed: { box: 'border:2px solid #00a3c4;background:rgb(0 163 196/.12)', label: 'background:#00596e;color:#fff' },
  chosen: { box: 'outline:2px solid #c2410c;outline-offset:1px', label: 'background:#9a3412;color:#fff' },
};

/** A frame around one node of the page, drawn above everything and out of the app's reach. */
export function createOutline(look: keyof typeof looks = 'pointed') {
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = 'all:initial;position:fixed;inset:0;z-index:2147483647;pointer-events:none';
  const root = host.attachShadow({ mode: 'closed' });
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;box-sizing:border-box;${looks[look].box};border-radius:3px;display:none`;
  const label = document.createElement('div');
  label.style.cssText = `position:absolute;display:none;max-width:60vw;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;${looks[look].label};font:500 12px/20px system-ui,sans-serif;padding:0 6px;border-radius:3px`;
  root.append(box, label);

  return {
    show(node: Element, text: string) {
      if (!host.isConnected) document.documentElement.append(host);
      const { left, top, width, height } = node.getBoundingClientRect();
      Object.assign(box.style, {
        display: 'block',
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      label.textContent = text;
      const above = top >= 24 ? top - 22 : Math.min(top + height + 2, window.innerHeight - 22);
      Object.assign(label.style, { display: 'block', left: `${Math.max(0, left)}px`, top: `${Math.max(0, above)}px` });
    },
    hide() {
      host.remove();
    },
  };
}
