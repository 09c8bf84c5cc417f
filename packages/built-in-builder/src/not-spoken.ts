import type { OtherLanguage } from './reading/lexicon/function-words.ts';

/** "I understand only English and German" in the language that was written. */
const said: Readonly<Record<OtherLanguage, string>> = {
  ar: 'أفهم الإنجليزية والألمانية فقط.',
  cs: 'Rozumím jen anglicky a německy.',
  el: 'Καταλαβαίνω μόνο αγγλικά και γερμανικά.',
  es: 'Solo entiendo inglés y alemán.',
  fr: 'Je ne comprends que l’anglais et l’allemand.',
  he: 'אני מבין רק אנגלית וגרמנית.',
  hu: 'Csak angolul és németül értek.',
  it: 'Capisco solo l’inglese e il tedesco.',
  ja: '英語とドイツ語だけわかります。',
  ko: '영어와 독일어만 이해합니다.',
  nl: 'Ik begrijp alleen Engels en Duits.',
  pl: 'Rozumiem tylko angielski i niemiecki.',
  pt: 'Só entendo inglês e alemão.',
  ru: 'Я понимаю только английский и немецкий.',
  sv: 'Jag förstår bara engelska och tyska.',
  tr: 'Yalnızca İngilizce ve Almanca anlıyorum.',
  zh: '我只懂英语和德语。',
};

/** The answer to a message in a language that the built-in builder does not read: nothing is built from a guess. */
export const notSpoken = (language: OtherLanguage): string =>
  `${said[language]}\n\nI am the built-in builder and read English and German, so I changed nothing. Describe the app in one of them, or connect an AI model, which reads many languages.`;
