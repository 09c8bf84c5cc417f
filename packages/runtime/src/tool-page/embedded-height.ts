/** What the page of a tool tells the page of another site that shows it in a frame. */
export type EmbeddedHeight = { type: 'whittle_tool_height'; height: number };
export const heightAsked = { type: 'whittle_tool_height_asked' };

const isEmbedded = (): boolean => window.parent !== window && new URLSearchParams(location.search).has('embed');

/** Tells how high the page is, whenever that changes or is asked. It is no secret, so whoever shows the page may hear it. */
export function tellHeight(): void {
  if (!isEmbedded()) return;
  const tell = () => {
    const { height } = document.body.getBoundingClientRect();
    window.parent.postMessage({ type: 'whittle_tool_height', height } satisfies EmbeddedHeight, '*');
  };
  new ResizeObserver(tell).observe(document.body);
  addEventListener('message', ({ data, source }: MessageEvent<{ type?: unknown } | null>) => {
    if (source === window.parent && data?.type === heightAsked.type) tell();
  });
}
