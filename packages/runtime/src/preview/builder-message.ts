import type { BuilderToFrame } from '@whittle/contract/preview';
import { readEditingMessage } from './editing-message.ts';

const isText = (value: unknown, maxChars: number): value is string =>
  typeof value === 'string' && value.length <= maxChars;

/**
 * A message as contract/preview.ts describes it, null for anything else. By hand, because the schema library would double
 * what every preview loads before it can show anything; its test holds it against the schema.
 */
export function readBuilderMessage(data: unknown): BuilderToFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, state, versionId, path, id, isOn } = data as Record<string, unknown>;
  switch (type) {
    case 'preview_state_changed': {
      if (typeof state !== 'object' || state === null) return null;
      const { theme } = state as { theme?: unknown };
      if (theme === undefined) return { type, state: {} };
      return theme === 'light' || theme === 'dark' ? { type, state: { theme } } : null;
    }
    case 'version_selected':
      return versionId === null || typeof versionId === 'string' ? { type, versionId } : null;
    case 'file_changed':
      return typeof path === 'string' ? { type, path } : null;
    case 'navigate':
      return isText(path, 2_000) ? { type, path } : null;
    case 'pick_element':
      return typeof isOn === 'boolean' ? { type, isOn } : null;
    case 'take_picture':
      return { type };
    case 'ping':
      return Number.isSafeInteger(id) ? { type, id: id as number } : null;
    default:
      return readEditingMessage(data as Record<string, unknown>);
  }
}
