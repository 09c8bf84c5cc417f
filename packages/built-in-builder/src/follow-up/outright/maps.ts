import { noMap } from '../understand/beyond.ts';
import type { Outright } from './outright.ts';

/** One map; cards are several, and what has an entry or a menu is a card of another kind. */
const map = /(?<!\p{L})(?:on|in) (?:a|the|google) maps?(?!\p{L})|(?<!\p{L})(?:a|the) (?:street ?)?map (?:with|of|page|view|showing)(?!\p{L})|(?<!\p{L})(?:auf|in) (?:einer|der|die|eine) (?:\p{L}+ )?(?:land)?karte(?!\p{L})|(?<!\p{L})(?:land|stadt|straßen|umgebungs)karte(?!\p{L})|(?<!\p{L})google ?maps(?!\p{L})/iu; // prettier-ignore
const wants = /(?<!\p{L})(?:show|see|put|display|have|want|need|add|like|mark|zeig\p{L}*|seh\p{L}*|anzeigen|darstell\p{L}*|brauch\p{L}*|möchte\p{L}*|hätte\p{L}*|markier\p{L}*|eintragen|stehen)(?!\p{L})/iu; // prettier-ignore
const field = /(?<!\p{L})(?:links?|field|feld|url|speise\p{L}*|menu|menü|gericht\p{L}*|dish\p{L}*|getränke\p{L}*)(?!\p{L})/iu; // prettier-ignore

export const mapWish = (text: string): Outright =>
  text.split(/[.!?]\s+/).some((one) => map.test(one) && wants.test(one) && !field.test(one)) ? noMap : null;
