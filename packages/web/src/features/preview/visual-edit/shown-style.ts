import type { ElementStyle, LookProperty } from '@whittle/contract/preview-editing';
import type { Scale } from './scales.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

/**
 * What the page makes of a property, in the words of its scale where they say the same; null where nothing is known.
 * Sides that differ are named one after the other.
 */
export function shownStyle(
  { properties, steps }: Pick<Scale, 'properties' | 'steps'>,
  look: ElementStyle,
): string | null {
  const values = properties.map((name) => look[name as LookProperty]);
  if (values.some((value) => value === undefined || value === '')) return null;
  const words = values.map((value) => wordsOf(properties[0]!, value!, steps));
  return new Set(words).size === 1 ? words[0]! : words.join(', ');
}

function wordsOf(property: string, value: string, steps: Scale['steps']): string {
  const plain = value === 'normal' ? '0px' : value;
  const step = steps.find(({ style }) => style.some(([name, set]) => name === property && inPx(set) === inPx(plain)));
  if (step) return step.label;
  const px = /^(-?[\d.]+)px$/.exec(plain)?.[1];
  // Corners that are rounder than any element is high.
  if (property === 'border-radius' && Number(px) >= 1_000) return texts.round;
  return px === undefined ? plain : `${Math.round(Number(px) * 10) / 10}\u00A0px`;
}

const inPx = (value: string): string => {
  const rem = /^([\d.]+)rem$/.exec(value)?.[1];
  if (rem !== undefined) return `${Number(rem) * 16}px`;
  return value === '0' ? '0px' : value;
};
