/** Words and signs for yes and no in tables, as programs and people of many languages write them. */
const yes = new Set(
  (
    'true t yes y 1 x on ✓ ✔ ☑ ✅ ja j oui si sí s sim sì da да tak ano igen evet wahr vrai verdadero vero verdadeiro ' +
    'kyllä ναι так はい 是 예 네 نعم כן हाँ'
  ).split(' '),
);
const no = new Set(
  (
    'false f no n 0 off ✗ ✘ ☐ ❌ nein non não nao nej nei nee nie ne нет не hayır hayir falsch faux falso ei όχι ні いいえ ' +
    '否 아니요 لا לא नहीं'
  ).split(' '),
);

/** What a word for yes or no means; null for any other text. */
export function yesOrNo(text: string): boolean | null {
  // Signs may be marked to be drawn as pictures.
  const word = text
    .trim()
    .toLowerCase()
    .replace(/\uFE0F$/, '');
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
