import { limits } from '@whittle/contract/limits';
import type { Bridge } from '../bridge.ts';

/** Violations and the failures of their calls come one after the other, in no fixed order. */
const settleMs = 50;
/** What the builder accepts as a host; others are not offered. */
const host = /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/**
 * Tells the builder which hosts of others the page's content policy kept the app from calling (PREV-19). The answered
 * function calls `report` unless the failed call to `url` was one of those.
 */
export function tellBlockedCalls(bridge: Bridge): (url: URL, report: () => void) => void {
  const blocked = new Set<string>();
  const waiting = new Set<string>();
  const later = window.setTimeout.bind(window);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const name = effectiveDirective === 'connect-src' ? URL.parse(blockedURI)?.host : undefined;
    if (name === undefined || !host.test(name) || blocked.has(name) || blocked.size >= limits.previewHostsMax) return;
    blocked.add(name);
    if (waiting.size === 0)
      later(() => {
        bridge.send({ type: 'calls_blocked', hosts: [...waiting] });
        waiting.clear();
      }, settleMs);
    waiting.add(name);
  });
  return (url, report) => {
    if (url.origin === window.location.origin) return report();
    later(() => {
      if (!blocked.has(url.host)) report();
    }, settleMs);
  };
}
