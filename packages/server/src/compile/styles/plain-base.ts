import { legacyPalette } from '../legacy-tailwind/legacy-palette.ts';

/**
 * The platform's base stylesheet for an app that was made for Tailwind's own defaults: the kit's tokens stay, in the light
 * form unless the app sets `.dark`; sizes, colours, shadows, corners and the look of plain elements are
 * Tailwind 3's, and what a pointer that hovers shows is shown by a tap too.
 */
export function plainBase(base: string): string {
  const cut = ['@layer base {', '@custom-variant dark {', '@utility control {'];
  const withoutLook = cut.reduce(cutBlock, base);
  const withoutSystemDark = cutBlock(withoutLook, '@media (prefers-color-scheme: dark) {');
  return (
    withoutSystemDark
      .replaceAll(":root[data-theme='dark']", '.dark')
      .replace(/^\s*color-scheme: dark;$/gm, '')
      .replace(/^\s*--(?:text|shadow|tracking|radius)-[\w-]+:.*;$/gm, '')
      .replace(/^\s*--(?:font-\w+|radius): var\(--(?:font-\w+|radius)\);$/gm, '') + plainLook
  );
}

/** Takes a block out, with all that is nested in it; a text without it stays. */
function cutBlock(css: string, start: string): string {
  const from = css.indexOf(start);
  if (from < 0) return css;
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && (depth -= 1) === 0) return css.slice(0, from) + css.slice(at + 1);
  }
  return css;
}

const plainLook = `
@utility control {
  min-height: 2.25rem;
  font-size: 0.875rem;
  line-height: 1.25rem;

  &[class*=' h-'] {
    min-height: 0;
  }
}

@custom-variant dark (&:is(.dark *));
@custom-variant hover (&:hover);

@theme default {
  ${Object.entries(legacyPalette)
    .map(([name, colour]) => `--color-${name}: ${colour};`)
    .join(' ')}
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
  --blur-sm: 4px;
  --drop-shadow-sm: 0 1px 1px rgb(0 0 0 / 0.05);
  --radius-sm: 0.125rem;
  --default-ring-width: 3px;
  --default-ring-color: rgb(59 130 246 / 0.5);
}

@layer base {
  *,
  ::before,
  ::after,
  ::backdrop,
  ::file-selector-button {
    border-color: var(--color-gray-200, currentColor);
  }

  button:where(:not(:disabled)),
  :where([role='button']) {
    cursor: pointer;
  }

  input:where(:not([type='button'], [type='submit'], [type='reset'], [type='range'], [type='file'], [type='color'])),
  select,
  textarea {
    background-color: Field;
  }

  input::placeholder,
  textarea::placeholder {
    color: var(--color-gray-400);
  }

  dialog {
    margin: auto;
  }
}
`;
