const left = 'script, noscript, template, iframe, object, embed, video, audio, link, meta, style, title, base';

/** The page's body as it looks now, without anything that runs, loads or leads somewhere. */
export function inertCopy({ body }: Document): HTMLElement {
  const copy = body.cloneNode(true) as HTMLElement;
  const images = [...body.querySelectorAll('img')];
  copy.querySelectorAll('img').forEach((image, index) => withOwnPixels(image, images[index]!));
  const canvases = [...body.querySelectorAll('canvas')];
  copy.querySelectorAll('canvas').forEach((canvas, index) => canvas.replaceWith(drawn(canvases[index]!)));
  const fields = [...body.querySelectorAll('input, textarea')] as HTMLInputElement[];
  copy.querySelectorAll('input, textarea').forEach((field, index) => {
    if (field instanceof HTMLTextAreaElement) field.textContent = fields[index]!.value;
    else field.setAttribute('value', fields[index]!.value);
  });
  copy.querySelectorAll(left).forEach((element) => element.remove());
  return copy;
}

/** A picture inside of a picture loads nothing, so it brings its pixels along; one of another host leaves its place empty. */
function withOwnPixels(copy: HTMLImageElement, image: HTMLImageElement): void {
  for (const name of ['srcset', 'sizes', 'alt', 'loading']) copy.removeAttribute(name);
  if (copy.src.startsWith('data:')) return;
  const { width, height } = image.getBoundingClientRect();
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.removeAttribute('src');
  if (!image.complete || image.naturalWidth === 0 || width === 0) return;
  try {
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(image.naturalWidth, Math.ceil(width));
    canvas.height = Math.round((canvas.width * image.naturalHeight) / image.naturalWidth);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    copy.src = canvas.toDataURL('image/webp');
  } catch {
    return;
  }
}

function drawn(canvas: HTMLCanvasElement): HTMLImageElement {
  const image = document.createElement('img');
  image.className = canvas.className;
  image.setAttribute('style', canvas.getAttribute('style') ?? '');
  try {
    image.src = canvas.toDataURL('image/webp');
  } catch {
    return image;
  }
  return image;
}
