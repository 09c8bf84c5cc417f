import { type ElementStyle, styleProperties } from '@whittle/contract/preview-editing';

/** How the page computes what the builder shows of an element's look. */
export function styleOf(node: Element): ElementStyle {
  const computed = getComputedStyle(node);
  return Object.fromEntries(
    styleProperties.map((name) => {
      const value = computed.getPropertyValue(name);
      if (name === 'text-align') return [name, sideOf(value, computed.direction)];
      return [name, (name.endsWith('color') ? asHex(value) : value).slice(0, 200)];
    }),
  );
}

/** `start` and `end` by the direction of the text. */
function sideOf(align: string, direction: string): string {
  if (align !== 'start' && align !== 'end') return align;
  return (align === 'start') === (direction === 'ltr') ? 'left' : 'right';
}

let canvas: CanvasRenderingContext2D | null = null;

/** A browser answers colours in the words they were written in, such as `oklch()`; painted they are red, green and blue. */
function asHex(colour: string): string {
  canvas ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!canvas) return colour;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const parts = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
