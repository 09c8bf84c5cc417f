import { type AppStyle, appStyleSchema, appTextsSchema } from '@whittle/contract/app-settings/documents';
import { expect, test } from 'vitest';
import { themeCss } from '../themes/theme.ts';
import { contrast } from '../themes/oklch.ts';
import { brandedColours, brandingCss } from './branding-css.ts';
import { pageFoot } from './page-foot.ts';

const own = new Map([['globals.css', themeCss({ palette: 'Orchard', typePair: 'Clear' })]]);
const imported = new Map([['index.css', ':root { --background: 0 0% 100%; --primary: 222 47% 11%; }']]);
const styled = (style: Partial<AppStyle>) => appStyleSchema.parse(style);

test('[PUB-05] a style that asks for nothing adds nothing', () => {
  expect(brandingCss(styled({}), own)).toBe('');
  // Light and dark are what the page says of itself.
  expect(brandingCss(styled({ styleName: 'dark' }), own)).toBe('');
});

test('[PUB-05] a ground is painted to the digit, with all that stands on it readable', () => {
  const css = brandingCss(styled({ background: '#102030' }), own);
  expect(css).toContain('--background:#102030');
  expect(css).toContain('color-scheme:dark');
  const { tokens } = brandedColours(styled({ background: '#102030' }), own);
  expect(contrast(tokens.foreground, tokens.background)).toBeGreaterThan(4.5);
  expect(contrast(tokens['muted-foreground'], tokens.card)).toBeGreaterThan(4.5);
});

test('[PUB-05] buttons alone leave the ground to the app', () => {
  const css = brandingCss(styled({ buttonBackgroundColor: '#ff0066' }), own);
  expect(css).toContain('--primary:#ff0066');
  expect(css).not.toContain('--background');
});

test('[PUB-05] a stylesheet that writes colours as three figures gets them so', () => {
  const css = brandingCss(styled({ buttonBackgroundColor: '#ff0000' }), imported);
  expect(css).toMatch(/--primary:0 100% 50%/);
  expect(css).not.toContain('#ff0000');
});

test.each(['#102030', '#fafafa', '#808080', '#ffff00', ''])(
  '[PUB-05] no choice of text colours makes a page unreadable on %s',
  (background) => {
    for (const text of ['#000000', '#ffffff', '#777777', '#ffff00'])
      for (const styleName of ['', 'dark', 'light', 'colorful'] as const)
        for (const mode of ['light', 'dark'] as const) {
          const style = styled({
            background,
            styleName,
            headerTextColor: text,
            subheaderTextColor: text,
            buttonTextColor: text,
          });
          const { tokens, header, subheader, buttonText } = brandedColours(style, own, mode);
          expect(contrast(header, tokens.background)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(subheader, tokens.card)).toBeGreaterThanOrEqual(4.4);
          expect(contrast(buttonText, tokens.primary)).toBeGreaterThanOrEqual(4.4);
        }
  },
);

test('[PUB-05] pictures stand behind the page and in place of the initial', () => {
  const css = brandingCss(styled({ backgroundImage: '/files/a/b.png', logoUrl: 'https://x.example/l.png' }), own);
  expect(css).toContain('url("/files/a/b.png")');
  expect(css).toContain('[data-slot=app-mark]');
  expect(css).not.toContain('.sign-in');
});

test('[PUB-06] below the pages stand the call to action and the Whittle mark; no text leaves its place', () => {
  const texts = appTextsSchema.parse({
    ...{ ctaMessage: '<b>New?</b>', ctaButton: 'Write to us', ctaLink: 'https://x.example/?a="b' },
  });
  const foot = pageFoot(texts, { hideBuildAI: false }, 'en');
  expect(foot).toContain('&lt;b&gt;New?&lt;/b&gt;');
  expect(foot).toContain('href="https://x.example/?a=&quot;b"');
  expect(foot).toContain('Made with Whittle');
  expect(pageFoot(appTextsSchema.parse({ ctaButton: 'No link' }), { hideBuildAI: true }, 'de')).toBe('');
  expect(pageFoot(texts, { hideBuildAI: false }, 'de-AT')).toContain('Erstellt mit Whittle');
});
