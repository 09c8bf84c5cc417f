import type { UnreadableText } from '@whittle/contract/page-check';
import { sourceOfNode } from '../picking/source-of-node.ts';

/** Below this nobody reads a text; what is merely faint is a matter of taste and of size. */
const leastContrast = 1.35;
const mostTexts = 500;
const mostFound = 5;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Texts of the page that stand on nearly their own colour in one theme. Where a picture may lie below, nothing is said. */
export function unreadableTexts(theme: UnreadableText['theme']): UnreadableText[] {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
  root.dataset['theme'] = theme;
  try {
    const found = new Map<string, UnreadableText>();
    for (const element of elementsWithText()) {
      const colours = unreadableIn(element);
      if (!colours) continue;
      const source = sourceOfNode(element);
      const place = source ? `${source.fileName}:${source.lineNumber}` : '';
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
      if (!found.has(place || text)) found.set(place || text, { theme, text, place, colours });
      if (found.size === mostFound) break;
    }
    return [...found.values()];
  } finally {
    if (before === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = before;
    still.remove();
  }
}

function elementsWithText(): Set<HTMLElement> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const elements = new Set<HTMLElement>();
  while (elements.size < mostTexts && texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (parent instanceof HTMLElement && texts.currentNode.textContent?.trim()) elements.add(parent);
  }
  return elements;
}

/** The two colours in words, where they cannot be told apart; null where they can, or nobody knows. */
function unreadableIn(element: HTMLElement): string | null {
  if (element.closest('[aria-hidden="true"], [inert], :disabled, script, style, noscript, svg')) return null;
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  if (width < 4 || height < 4 || style.visibility !== 'visible' || style.backgroundClip === 'text') return null;
  const ink = colourOf(style.webkitTextFillColor || style.color);
  const ground = groundOf(element);
  if (!ink || ink[3] < 0.5 || !ground) return null;
  if (contrast(over(ink, ground), ground) >= leastContrast) return null;
  return `${inWords(over(ink, ground))} on ${inWords(ground)}`;
}

/** The colour that lies behind an element; null where it is not certain. */
function groundOf(element: HTMLElement): Colour | null {
  const layers: Colour[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none' || Number(style.opacity) < 1 || style.mixBlendMode !== 'normal') return null;
    const colour = colourOf(style.backgroundColor);
    if (!colour) return null;
    if (colour[3] > 0) layers.push(colour);
    if (colour[3] === 1) return hasOverlay(at, element) ? null : flatten(layers);
    if (/^(?:absolute|fixed|sticky)$/.test(style.position)) return null;
  }
  return flatten([...layers, canvasColour()]);
}

/** What the browser paints below a page that has no colour of its own. */
const canvasColour = (): Colour =>
  getComputedStyle(document.documentElement).colorScheme.includes('dark') ? [18, 18, 18, 1] : [255, 255, 255, 1];

/** Whether something else of the same box may lie behind the text. */
function hasOverlay(box: HTMLElement, element: HTMLElement): boolean {
  const text = element.getBoundingClientRect();
  return [...box.querySelectorAll<HTMLElement>('*')].some((one) => {
    if (one.contains(element) || element.contains(one)) return false;
    const isPicture = /^(?:img|video|canvas|picture|svg)$/.test(one.localName);
    if (!isPicture && !/^(?:absolute|fixed)$/.test(getComputedStyle(one).position)) return false;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < text.right && right > text.left && top < text.bottom && bottom > text.top;
  });
}

const flatten = (layers: readonly Colour[]): Colour => layers.toReversed().reduce((below, above) => over(above, below));

const over = ([r, g, b, a]: Colour, below: Colour): Colour => [
  r * a + below[0] * (1 - a),
  g * a + below[1] * (1 - a),
  b * a + below[2] * (1 - a),
  1,
];

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([r, g, b]: Colour): number {
  const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

const inWords = (colour: Colour) => `rgb(${colour.slice(0, 3).map(Math.round).join(' ')})`;

const known = new Map<string, Colour | null>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Any colour that the browser knows, also such as `oklch()`: it is painted and read back. */
function colourOf(text: string): Colour | null {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (pen === undefined) {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    pen = canvas.getContext('2d', { willReadFrequently: true });
  }
  const colour = pen && paint(pen, text);
  known.set(text, colour);
  return colour;
}

function paint(context: CanvasRenderingContext2D, text: string): Colour | null {
  if (!CSS.supports('color', text)) return null;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
