import { type EmbeddedHeight, heightAsked } from './embedded-height.ts';

/**
 * On a page of another site: frames with tools of the app that this script was loaded from become as high as what they show.
 * Only such a frame, speaking from the app's own address, is heard, and nothing but its height.
 */
const app = new URL(import.meta.url).origin;
const highest = 20_000;

const framesOfApp = () => [...document.querySelectorAll('iframe')].filter(({ src }) => URL.parse(src)?.origin === app);

addEventListener('message', ({ data, origin, source }: MessageEvent<Partial<EmbeddedHeight> | null>) => {
  const height = data?.type === 'whittle_tool_height' ? data.height : null;
  if (origin !== app || typeof height !== 'number' || !(height > 0)) return;
  const frame = framesOfApp().find(({ contentWindow }) => contentWindow === source);
  if (frame) frame.style.height = `${Math.min(Math.ceil(height), highest)}px`;
});
for (const { contentWindow } of framesOfApp()) contentWindow?.postMessage(heightAsked, app);
