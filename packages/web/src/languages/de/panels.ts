import type * as english from '../../core/panels/panels.texts.ts';
import { count } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const panelTexts: Translation<typeof english.panelTexts> = {
  left: (used, max) => `${count(used)} von ${count(max)} Zeichen`,
  tooLong: (used, max) => `${count(used)} Zeichen, höchstens ${count(max)}. Gespeichert wird, sobald es kürzer ist.`,
  linesTooMany: (max) => `Höchstens ${count(max)} Zeilen. Gespeichert wird, sobald es weniger sind.`,
  lineTooLong: (max) => `Eine Zeile hat höchstens ${count(max)} Zeichen. Gespeichert wird, sobald sie kürzer ist.`,
  badLink: 'Geben Sie eine vollständige Adresse ein, etwa https://example.com.',
  badNumber: (min, max) => `Geben Sie eine Zahl von ${count(min)} bis ${count(max)} ein.`,
  ofStyle: 'Aus dem Stil',
  own: (colour) => `Eigene Farbe ${colour}`,
  reset: (name) => `${name}: Farbe des Stils nehmen`,
  contrast: (ratio, isEnough) =>
    isEnough ? `Kontrast ${ratio}, gut lesbar` : `Kontrast ${ratio}, schlecht lesbar: Text braucht 4,5`,
};
