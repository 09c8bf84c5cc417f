import { ownerOf } from '../boundaries/own-components.ts';
import { reportProblem } from './reporter.ts';

/** An app may put something in the place of a picture that failed; only what is still broken then is a problem. */
const graceMs = 1_000;

type Failed = { kind: string; url: URL; element: Element };

const sources: Record<string, { kind: string; address: (element: Element) => string | null }> = {
  IMG: { kind: 'image', address: (element) => (element as HTMLImageElement).currentSrc || element.getAttribute('src') },
  SCRIPT: { kind: 'script', address: (element) => element.getAttribute('src') },
  LINK: { kind: 'stylesheet', address: (element) => element.getAttribute('href') },
  VIDEO: { kind: 'video', address: (element) => element.getAttribute('src') },
  AUDIO: { kind: 'sound', address: (element) => element.getAttribute('src') },
  SOURCE: { kind: 'media file', address: (element) => element.getAttribute('src') },
};

/** Calls back for each picture, script, style or media file that could not be loaded and was not replaced. */
export function watchResources(onFailed: (failed: Failed) => void): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const source = sources[target.tagName];
      const address = source?.address(target);
      if (!source || !address || !URL.canParse(address, document.baseURI)) return;
      const url = new URL(address, document.baseURI);
      if (!/^https?:$/.test(url.protocol)) return;
      setTimeout(() => {
        if (target.isConnected && source.address(target) === address)
          onFailed({ kind: source.kind, url, element: target });
      }, graceMs);
    },
    true,
  );
}

/** What the app itself should have: its own files. What others serve is told in the console only. */
export function reportFailedResource({ kind, url, element }: Failed): void {
  if (url.origin !== window.location.origin) return;
  const owner = componentOf(element);
  const place = owner ? { file: owner.moduleId, line: null } : null;
  reportProblem(`The ${kind} ${url.pathname} could not be loaded`, place, '', owner?.name);
}

type Fiber = { type: unknown; return: Fiber | null };

/** The component of the app that made an element, as React's own marks on it tell. */
export function componentOf(element: Element): { moduleId: string; name: string } | null {
  const key = Object.keys(element).find((one) => one.startsWith('__reactFiber$'));
  let fiber = key ? (element as unknown as Record<string, Fiber | null>)[key]! : null;
  while (fiber) {
    const owner = ownerOf(fiber.type);
    if (owner) return owner;
    fiber = fiber.return;
  }
  return null;
}
