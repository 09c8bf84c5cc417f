import { pictureSize } from '@whittle/contract/app-picture';
import { fontFaces } from './font-faces.ts';
import { inertCopy } from './inert-copy.ts';

/** The page is laid out as on a desk and then made small. */
const page = { width: 1_024, height: 768 };
const quality = 0.82;

/**
 * A small picture of what the page shows, null where the browser cannot take one. It is drawn here, in the page's own
 * process: a page that is hard to draw holds up nobody else.
 */
export async function takePicture(): Promise<ArrayBuffer | null> {
  try {
    const image = await loaded(svgOf(inertCopy(document), `${await fontFaces(document)}\n${styleOf(document)}`));
    const canvas = document.createElement('canvas');
    canvas.width = pictureSize.width;
    canvas.height = pictureSize.height;
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return null;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
    return blob?.type === 'image/webp' ? await blob.arrayBuffer() : null;
  } catch {
    // Some browsers do not let a drawn page be read.
    return null;
  }
}

/** `:root` is the drawing's own element there, so it takes what the page's says of its colours. */
function svgOf(copy: HTMLElement, css: string): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute('width', String(page.width));
  svg.setAttribute('height', String(page.height));
  const style = document.createElementNS('http://www.w3.org/1999/xhtml', 'style');
  style.textContent = css;
  const body = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  body.setAttribute('width', '100%');
  body.setAttribute('height', '100%');
  body.append(style, copy);
  svg.append(body);
  return new XMLSerializer().serializeToString(svg);
}

function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image(page.width, page.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return image.decode().then(() => image);
}

/** Every rule that holds now. Those of another host cannot be read, and are missing in the picture. */
function styleOf({ styleSheets }: Document): string {
  return [...styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule)).map(({ cssText }) => cssText);
      } catch {
        return [];
      }
    })
    .join('\n');
}
