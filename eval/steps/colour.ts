import { Missing, type Stage, until } from '../find/stage.ts';

/** Colours that differ by no more than this in each channel are the same to a person. */
const sameWithin = 6;

type Seen = { ground: string[]; component: string[]; text: string[] };

/** Compares what the browser really paints; the colour of the ground must cover a good part of the window. */
export async function paintedIn(stage: Stage, part: 'background' | 'component' | 'text', asked: string): Promise<void> {
  let seen: string[] = [];
  await until(
    stage,
    () => `${part} in ${asked}, painted is ${seen.slice(0, 6).join(', ') || 'nothing'}`,
    async () => {
      const colours: Seen = await stage.frame.evaluate(readColours);
      seen = part === 'background' ? colours.ground : colours[part];
      return seen.some((colour) => isSame(colour, asked));
    },
  );
}

/** The contrast that writing of the usual size needs. */
const leastContrast = 4.5;

/** What most of the writing is painted in can be read on what most of the window is painted in. */
export async function readable(stage: Stage): Promise<void> {
  let seen = 'nothing';
  await until(
    stage,
    () => `writing that can be read on the ground, painted is ${seen}`,
    async () => {
      const { ground, text }: Seen = await stage.frame.evaluate(readColours);
      const [behind, writing] = [ground[0], text[0]];
      if (!behind || !writing) return false;
      seen = `${writing} on ${behind}`;
      const [dark, light] = [luminance(behind), luminance(writing)].toSorted((one, other) => one - other);
      return (light! + 0.05) / (dark! + 0.05) >= leastContrast;
    },
  );
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [channels(one), channels(other)];
  return left.every((value, at) => Math.abs(value - right[at]!) <= sameWithin);
}

function channels(colour: string): number[] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (hex) return hex.slice(1).map((part) => Number.parseInt(part, 16));
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
  if (!rgb) throw new Missing(`a colour instead of ${colour}`);
  return rgb.slice(1).map(Number);
}

/** In the page: what is painted behind, on controls and bars, and as writing, most frequent first. */
function readColours(): Seen {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  /** Any CSS colour as `rgb(…)`; null where it is see-through. */
  const plain = (colour: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return alpha! < 250 ? null : `rgb(${red}, ${green}, ${blue})`;
  };
  const behind = (start: Element | null) => {
    for (let element = start; element; element = element.parentElement) {
      const colour = plain(getComputedStyle(element).backgroundColor);
      if (colour) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const counted = (colours: string[], least: number) => {
    const counts = new Map<string, number>();
    for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    const frequent = [...counts].filter(([, count]) => count >= least);
    return frequent.toSorted((one, other) => other[1] - one[1]).map(([colour]) => colour);
  };
  const points = [];
  for (let x = 0.5; x < 16; x += 1) {
    for (let y = 0.5; y < 10; y += 1) {
      points.push(behind(document.elementFromPoint((x * innerWidth) / 16, (y * innerHeight) / 10)));
    }
  }
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const controls = visible(
    'button, a, [role=button], input, select, nav, header, aside, th, [role=tab], [class*=card]',
  );
  const own = controls.flatMap((element) => {
    const style = getComputedStyle(element);
    const border = style.borderTopWidth === '0px' ? [] : [style.borderTopColor];
    return [style.backgroundColor, ...border].flatMap((colour) => plain(colour) ?? []);
  });
  const words = visible('h1, h2, h3, p, td, li, label').map((element) => plain(getComputedStyle(element).color) ?? '');
  return { ground: counted(points, 16), component: counted(own, 1), text: counted(words.filter(Boolean), 1) };
}
