import { expect, test } from 'vitest';
import { prerenderPages } from './prerender-pages.ts';

const data = { appId: 'a1', slug: 'shop', name: 'Shop', versionId: 'v1', token: null, links: [] };
const render = (code: string, paths = ['/']) => prerenderPages({ code, data, paths }, new AbortController().signal);

test('[PUB-10] a page finds its address and empty stores, and nothing of the server', async () => {
  const names = ['require', 'fetch', 'Buffer', 'WebSocket', 'document', 'setImmediate'];
  const prerenderedPages = await render(
    `const seen = ${JSON.stringify(names)}.filter((name) => typeof globalThis[name] !== 'undefined');
     globalThis.renderShell = () => [location.pathname, new URL('/a?b=1', 'http://x').searchParams.get('b'), localStorage.getItem('a'), Object.keys(process), publishedData.name, ...seen].join();`,
    ['/', '/Orders'],
  );
  expect(prerenderedPages).toEqual({ '/': '/,1,,env,Shop', '/Orders': '/Orders,1,,env,Shop' });
});

test('[PUB-10] no way leads out of the realm: no module, no code from text, not by an error of the host', async () => {
  const prerenderedPages = await render(`
    const said = [];
    const attempt = (name, act) => { try { said.push(name + ' ' + typeof act()); } catch { said.push(name + ' refused'); } };
    attempt('eval', () => (0, eval)('1'));
    attempt('constructor', () => globalThis.constructor.constructor('return process')());
    import('node:fs').then(() => said.push('loaded'), (error) => attempt('host', () => error.constructor.constructor('return process')()));
    globalThis.renderShell = () => said.join();`);
  expect(prerenderedPages['/']).toBe('eval refused,constructor refused,host refused');
});

test('[PUB-10] a page that hangs, fails, has a gap or answers no markup is left out; the others stay', async () => {
  const prerenderedPages = await render(
    `globalThis.renderShell = () => {
       if (location.pathname === '/hangs') for (;;);
       if (location.pathname === '/fails') throw { get message() { for (;;); } };
       if (location.pathname === '/gap') return '<p><!--$!--></p>';
       return location.pathname === '/object' ? { length: 1 } : '<p>fine</p>';
     };`,
    ['/hangs', '/fails', '/gap', '/object', '/fine'],
  );
  expect(prerenderedPages).toEqual({ '/fine': '<p>fine</p>' });
});

test('[PUB-10] code that takes all memory costs its own process and makes no picture', async () => {
  const hog = `globalThis.renderShell = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };`;
  expect(await render(hog).catch(() => ({}))).toEqual({});
});
