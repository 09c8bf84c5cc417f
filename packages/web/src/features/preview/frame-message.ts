import { type FrameToBuilder, frameToBuilderSchema } from '@whittle/contract/preview';

type Frame = { window: MessageEventSource | null; origin: string };
type Received = Pick<MessageEvent, 'isTrusted' | 'source' | 'origin' | 'data'>;

/**
 * The message of the preview frame in an event, or null. An event counts only when the browser made it, the frame's own
 * window sent it and its origin is exactly the app's preview origin; then the schema. Rules: PREV-09, N-46.
 */
export function readFrameMessage(event: Received, frame: Frame): FrameToBuilder | null {
  const isFromFrame =
    event.isTrusted && frame.window !== null && event.source === frame.window && event.origin === frame.origin;
  return isFromFrame ? (frameToBuilderSchema.safeParse(event.data).data ?? null) : null;
}
