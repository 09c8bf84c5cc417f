/** Letters that have no base letter to fall back on, as their languages write them without it. */
const letters: Record<string, string> = {
  ...{
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'oe',
    å: 'aa',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
  },
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    ё: 'yo',
    є: 'ye',
    ж: 'zh',
    з: 'z',
    и: 'i',
    і: 'i',
    ї: 'yi',
  },
  ...{
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
  },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj' },
  ...{
    ћ: 'c',
    џ: 'dz',
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k',
    λ: 'l',
    μ: 'm',
  },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};

/** The text in the letters of ASCII as far as its letters have a form there: `Größe` becomes `Groesse`. */
export function toLatin(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => {
      const lower = sign.toLowerCase();
      const base = [...lower.normalize('NFD')][0] ?? '';
      const latin = letters[lower] ?? letters[base];
      if (latin === undefined) return sign;
      return sign === lower ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
    })
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
