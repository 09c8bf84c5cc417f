/**
 * Small words that tell a language. Words that English has as well are left out of the others, so that "do", "no" and
 * "men" speak for none of them.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const functionWords = {
  en: words(
    'a an and are be by can each every for from has have help i in is it its my need of on our people please should that the their they to track us user users want we where who with would you',
  ),
  de: words(
    'auf aus baue bei beim bitte brauche brauchen dass das dem den der des die du ein eine einem einen einer eines es für fürs gibt hab habe haben hallo ich ihr ihre ist jede jeder jedes kann kannst können können mache mein meine meinen meiner mir mit moin möchte möchten nach nicht noch oder pro servus sich sie sind soll sollen sprichst und uns unser unsere unseren unserer vom von wann was welche wenn wer werden wie wir zu zum zur über',
  ),
} as const;

/** Languages that are not spoken here, each with what it says of that. */
export const otherLanguages = {
  es: words(
    'con del el los las mi mis para por que un una y quiero necesito aplicación mis donde cada como nuestro nuestra sus',
  ),
  fr: words('avec des du et les mes mon ma pour qui une je voudrais veux notre nos dans chaque sur leur leurs où est'),
  it: words('che del di gli il mia mie mio per una vorrei voglio della delle dei nostro nostra ogni con anche'),
  pt: words(
    'da das dos e em os uma para meu minha meus minhas quero gostaria preciso que nosso nossa aplicativo cada com são',
  ),
  nl: words('een het van voor mijn met ik wil bij te onze wij waarin elke moet kunnen worden zijn hun'),
  pl: words('dla w oraz aplikację aplikacja chcę moje moich się i na jest każdy każda które gdzie'),
  tr: words('ve bir için ile istiyorum uygulama uygulaması olsun her benim bizim'),
  sv: words('en ett och för med mina jag vill som att på varje våra vår og til jeg vil et med hver vores'),
  cs: words('pro aplikaci chci se jsou moje každý které kde a v s'),
  hu: words('és egy az szeretnék hogy nekem alkalmazás alkalmazást'),
} as const;

export type OtherLanguage = keyof typeof otherLanguages | 'ru' | 'zh' | 'ja' | 'ko' | 'ar' | 'el' | 'he';

/** Scripts that tell a language, or nearly so. */
export const scripts: readonly (readonly [RegExp, OtherLanguage])[] = [
  [/[\u3040-\u30ff]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
];

/** Letters that English and German do not write; they count only beside a small word of such a language. */
export const otherLetters = /[áàâãåæçčďéèêëěğíìîïłńňñóòôõøőřśşšťúùûůűýźżžąęćďţțăı¿¡]/iu;
