import { describe, expect, it } from 'vitest';
import { pickLanguage, wantedLanguages } from './languages.ts';

describe('the language of the interface', () => {
  it.each([
    { chosen: null, header: undefined, tag: 'en' },
    { chosen: null, header: 'de-AT,de;q=0.9,en;q=0.8', tag: 'de' },
    { chosen: null, header: 'en;q=0.4, de;q=0.9', tag: 'de' },
    { chosen: null, header: 'fr-FR, en-GB;q=0.7, de;q=0.3', tag: 'en' },
    { chosen: null, header: 'fr, de;q=0', tag: 'en' },
    { chosen: null, header: '*;;q=x,,', tag: 'en' },
    { chosen: 'en', header: 'de', tag: 'en' },
    { chosen: 'de', header: 'en', tag: 'de' },
    { chosen: 'ar-XB', header: 'en', tag: 'ar-XB' },
    { chosen: 'xx', header: 'de', tag: 'de' },
  ])('[LANG-01] $chosen and "$header" give $tag', ({ chosen, header, tag }) => {
    expect(pickLanguage(chosen, wantedLanguages(header)).tag).toBe(tag);
  });
});
