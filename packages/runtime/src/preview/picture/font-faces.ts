const load = window.fetch.bind(window);

/** The typefaces that the page shows, with their files inside: a drawing loads nothing. */
export async function fontFaces({ fonts, styleSheets, location }: Document): Promise<string> {
  const families = new Set([...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => plain(family)));
  const rules = [...styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return [];
    }
  });
  const used = rules.filter((rule) => families.has(plain(rule.style.getPropertyValue('font-family'))) && isLatin(rule));
  return (await Promise.all(used.map((rule) => embedded(rule.cssText, location.href)))).join('\n');
}

const plain = (family: string): string => family.replaceAll(/["']/g, '').trim();

/** Small letters tell enough; further scripts of a family would make the drawing several times as large. */
const isLatin = (rule: CSSFontFaceRule): boolean => {
  const range = rule.style.getPropertyValue('unicode-range').toUpperCase();
  return range === '' || /U\+0+-FF\b|U\+0-FF\b/.test(range);
};

async function embedded(css: string, base: string): Promise<string> {
  const url = /url\("?([^")]+)"?\)/.exec(css)?.[1];
  if (!url) return '';
  try {
    const file = await load(new URL(url, base));
    if (!file.ok) return '';
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return css.replace(/src:[^;}]+/, `src: url(data:font/woff2;base64,${btoa(text)}) format("woff2")`);
  } catch {
    return '';
  }
}
