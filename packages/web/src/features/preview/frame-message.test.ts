import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

const frameWindow = {} as Window;
const frame = { window: frameWindow, origin: 'http://preview--1.whittle.localhost:3000' };
const ready = { type: 'ready_to_receive_messages' };
const event = { isTrusted: true, source: frameWindow, origin: frame.origin, data: ready as unknown };

describe('messages of the preview frame', () => {
  it('[PREV-06] reads a message of the frame', () => {
    expect(readFrameMessage(event, frame)).toEqual(ready);
  });

  it.each([
    ['an event that a script made', { isTrusted: false }],
    ['another window', { source: {} as Window }],
    ['another origin', { origin: 'http://preview--2.whittle.localhost:3000' }],
    ['the builder itself', { origin: 'http://whittle.localhost:3000' }],
    ['an unknown type', { data: { type: 'open_builder' } }],
    ['a message without its content', { data: { type: 'app_error' } }],
    ['a text', { data: 'ready_to_receive_messages' }],
    ['a chat message that is too long', { data: { type: 'send_chat_message', message: 'x'.repeat(2_001) } }],
  ])('[PREV-09] ignores %s', (_, change) => {
    expect(readFrameMessage({ ...event, ...change }, frame)).toBeNull();
  });

  it('[PREV-09] ignores everything while there is no frame', () => {
    expect(readFrameMessage({ ...event, source: null }, { ...frame, window: null })).toBeNull();
  });
});
