import { type FrameToBuilder, frameToBuilderSchema } from '@whittle/contract/preview';

type Frame = { window: MessageEventSource | null; origin: string };
type Received = Pick<MessageEvent, 'isTrusted' | 'source' | 'origin' | 'data'>;

/**
 * Whether the preview frame sent an event: the browser made it, the frame's own window sent it and its origin is exactly
 * the app's preview origin. The message itself is not looked at. Rule: PREV-09.
 */
export const isFromFrame = (event: Omit<Received, 'data'>, frame: Frame): boolean =>
  event.isTrusted && frame.window !== null && event.source === frame.window && event.origin === frame.origin;

/** The message of the preview frame in an event, or null: an event of the frame, then the schema. */
export function readFrameMessage(event: Received, frame: Frame): FrameToBuilder | null {
  return isFromFrame(event, frame) ? (frameToBuilderSchema.safeParse(event.data).data ?? null) : null;
}
