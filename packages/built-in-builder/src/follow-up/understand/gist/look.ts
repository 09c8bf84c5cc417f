import type { PaletteName } from '@whittle/domain/themes/palettes';
import type { AppPlan } from '../../../plan/plan.ts';
import { coloursIn } from '../../../reading/colours.ts';
import { lookIn } from '../../../recognise/look-words.ts';
import type { Change } from '../../change.ts';
import { entitiesIn } from './mentions.ts';

/** What a look is wished to feel like, and the palette that is nearest. */
const moods: readonly (readonly [words: RegExp, palette: PaletteName])[] = [
  [/(?<!\p{L})(?:too (?:loud|bright|shrill|warm|hot)|zu (?:grell|schrill|laut|warm)|clinic\p{L}*|medical|clean|sauber\p{L}*|praxis|calm(?:er)?|quiet(?:er)?|peaceful|soft(?:er)?|gentle|less (?:loud|bright|shrill)|ruhig\p{L}*|dezent\p{L}*|sanft\p{L}*|zurückhaltend\p{L}*|schlicht\p{L}*|nicht so (?:grell|bunt|knallig)|weniger (?:grell|knallig))(?!\p{L})/iu, 'Alpine'],
  [/(?<!\p{L})(?:luxur\p{L}*|noble|posh|vornehm\p{L}*|zu (?:kindisch|verspielt)|too (?:childish|playful)|serious|sober|elegant|classy|plain|simple|professional|neutral|seriös\p{L}*|elegant\p{L}*|edel|edle\p{L}*|nüchtern\p{L}*|sachlich\p{L}*)(?!\p{L})/iu, 'Press'],
  [/(?<!\p{L})(?:warm(?:er)?|co[sz]y|too cold|zu kalt|bakery|bäckerei|coffee|kaffee|rusti[ck]\p{L}*|rustikal\p{L}*|vintage|retro|wood(?:en)?|holz|erdig\p{L}*|earthy|bookish|antik\p{L}*|leder|nostalg\p{L}*|wärmer\p{L}*|warme[nrms]?|gemütlich\p{L}*|herbstlich\p{L}*|autumn\p{L}*)(?!\p{L})/iu, 'Kiln'],
  [/(?<!\p{L})(?:for (?:kids|children)|für kinder|kindgerecht\p{L}*|zu (?:langweilig|trist|grau)|too (?:dull|boring|grey|gray|sad)|lively|lebendig\p{L}*|cheerful|happy|fun|friendly|sunny|summer\p{L}*|more colou?rful|fröhlich\p{L}*|freundlich\p{L}*|sonnig\p{L}*|sommerlich\p{L}*|bunter|farbenfroh\p{L}*|lustig\p{L}*)(?!\p{L})/iu, 'Citrus'],
  [/(?<!\p{L})(?:fresh|nature|natural|frisch\p{L}*|natürlich\p{L}*|natur|wald|forest|garden|garten)(?!\p{L})/iu, 'Orchard'],
  [/(?<!\p{L})(?:sea|ocean|water|beach|maritime|meer\p{L}*|maritim\p{L}*|wasser|strand)(?!\p{L})/iu, 'Lagoon'],
  [/(?<!\p{L})(?:romantic|girly|playful|romantisch\p{L}*|verspielt\p{L}*)(?!\p{L})/iu, 'Mulberry'],
]; // prettier-ignore
const ofLook = /(?<!\p{L})(?:colou?rs?|colou?rful|look|looks|theme|style|design|feel|appearance|pretty|ugly|nicer|farben?|farbe|farbig\p{L}*|bunt\p{L}*|aussehen|aussieht|sieht|stil|optik|gestaltung|hübsch\p{L}*|hässlich|furchtbar|schöner|everything|something|prefer|rather|lieber|etwas|alles|whole app|the app|die app|it|es)(?!\p{L})/iu; // prettier-ignore
const ofRecords =
  /(?<!\p{L})(?:if|when|rows?|overdue|late|wenn|zeilen?|überfällig\p{L}*|field|feld|status|markier\p{L}*|mark)(?!\p{L})/iu;

/** Colours in a sentence of any build, or only how it is to feel. */
export function lookGist(text: string, plan: AppPlan): Change[] | string | null {
  if (!ofLook.test(text) || ofRecords.test(text) || entitiesIn(text, plan).length > 0) return null;
  const wanted = text.replace(/(?<!\p{L})(?:instead of|rather than|not|statt|anstatt|nicht)\s+(?:so )?\p{L}+/giu, ' ');
  const { background, component } = coloursIn(wanted);
  if (background && component) return [{ kind: 'look', colours: { background: background.hex, component: component.hex } }]; // prettier-ignore
  const { palette } = lookIn(`make it ${wanted}`);
  if (palette) return [{ kind: 'look', palette }];
  const mood = moods.find(([words]) => words.test(text))?.[1];
  return mood ? [{ kind: 'look', palette: mood }] : null;
}
