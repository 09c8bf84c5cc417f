import { fileTexts as texts } from '../files.texts.ts';

/** Stands at a place that differs. `act` is missing where the view beside it listens for the mouse itself. */
export function revertButton(act?: (event: MouseEvent) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  if (act) {
    button.className = 'cm-take-back';
    button.textContent = texts.takeBack;
    button.addEventListener('mousedown', act);
  } else {
    button.className = 'rounded-chip text-ink-2 hover:bg-hover! hover:text-ink';
    button.textContent = '→';
    button.title = texts.takeBack;
    button.setAttribute('aria-label', texts.takeBack);
  }
  // The views listen for the mouse only; a key and a screen reader click without it.
  button.addEventListener('click', ({ detail }) => {
    if (detail === 0) button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  });
  return button;
}
