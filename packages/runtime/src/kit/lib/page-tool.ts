import { say } from './page-words.ts';

/** What the page's start left; a preview says so, because runs in it use up nothing. */
type Session = { appId: string; serverUrl?: string; token: string | null; isPreview?: boolean };
type Mount = (host: HTMLElement, tool: unknown, session: Session) => () => void;

const session = (): Session | null =>
  ((globalThis as Record<symbol, unknown>)[Symbol.for('whittle.session')] as Session | undefined) ?? null;

/** Shows the AI tool with this path in `host`; answers how it is taken away. Throws an error with a sentence for people. */
export async function showTool(host: HTMLElement, path: string): Promise<() => void> {
  const current = session();
  if (current === null) throw new Error(say('This could not be loaded.'));
  // In a preview the kit itself comes from another host than the page.
  const script = new URL('/_whittle/tool-page/part.js', current.serverUrl ?? window.location.origin).href;
  const [tool, { mountTool }] = await Promise.all([
    readTool(current, path),
    (import(/* @vite-ignore */ script) as Promise<{ mountTool: Mount }>).catch((cause: unknown) => {
      throw new Error(say('This could not be loaded.'), { cause });
    }),
  ]);
  return mountTool(host, tool, current);
}

async function readTool({ appId, serverUrl = '', token }: Session, path: string): Promise<unknown> {
  const response = await fetch(`${serverUrl}/api/tools/${appId}/page/${encodeURIComponent(path)}`, {
    headers: { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
  });
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  if (!response.ok) throw new Error(answer?.message ?? say('This could not be loaded.'));
  return answer;
}
