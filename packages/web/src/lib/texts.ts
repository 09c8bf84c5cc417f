/**
 * Words of the interface are written in English, each slice's in its `*.texts.ts`. Another language is laid over them
 * when they are defined, which is why it is loaded before everything else (main.ts) and changed by loading the page again.
 */
export type Translate = <Texts>(name: string, english: Texts) => Texts;

let translate: Translate = (_name, english) => english;

/** From here on, texts are defined in this language. */
export function translateWith(next: Translate): void {
  translate = next;
}

/** The texts of a part of the interface. `name` is that of the constant, by which translations find it. Rule: LANG-02. */
export function defineTexts<Texts>(name: string, english: Texts): Texts {
  return translate(name, english);
}
