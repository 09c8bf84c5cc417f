import { toLabel } from '../plan/names.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import { lemmaOfNoun } from '../reading/lemma.ts';

/** Who may what, as a message writes it down: `may` is said of them, `not` is what they are kept from. */
export type RoleLine = { role: string; may: string; not: string };

const title = /^[\s*#>-]*(?:who\b[^:]{0,30}|access(?: rights)?|(?:user )?rights|permissions|roles(?: and rights)?|users and (?:rights|roles)|people and rights|wer (?:darf|sieht|macht)[^:]{0,20}|rechte[^:\s]*|zugriff(?:srechte)?|(?:benutzer)?rollen(?: und rechte)?|nutzer und rechte)\s*(?::|$)\s*(?<rest>.*)$/iu; // prettier-ignore
const verb =
  '(?:sees?|can|may|only|has|have|adds?|enters?|everything|all|manages?|approves?|reads?|nobody|alles|nur|darf|dürfen|sieht|sehen|kann|können|höchstens|legt|trägt|pflegt|liest|lesen)';
const line = new RegExp(String.raw`^[\s*•–-]*(?:(?:the|our|die|der|das|unsere?) )?(?<role>\p{L}[\p{L}/-]*(?: [\p{L}/-]+){0,2}?)(?:\s*[:=–—]\s*|\s-\s|\s(?=${verb}(?!\p{L}))|\s(?=\p{Lu}\p{L}+ alles))(?<said>.+)$`, 'iu'); // prettier-ignore
const denied = /(?:,? ?(?:but|aber|und|and) )?(?<!\p{L})(?:do(?:es)? not|don['’]?t|cannot|can['’]?t|may not|not|no|never|nothing|without|keine?[nrms]?|nicht|nichts|ohne)(?!\p{L})[^;.,]*(?:, (?:and|und|no|keine?) [^;.,]*)*/giu; // prettier-ignore
const most = 8;

/** The lines below a title such as "Who sees what" or "Rechte", and what stands behind it in the same line. */
export function roleLines(prompt: string, isGerman: boolean): RoleLine[] {
  const lines = prompt.split('\n');
  const at = lines.findIndex((one) => title.test(one) && (title.exec(one)!.groups!.rest !== '' || below(lines, lines.indexOf(one)).length > 0)); // prettier-ignore
  if (at < 0) return [];
  const rest = title.exec(lines[at]!)!.groups!.rest!;
  const said = rest === '' ? below(lines, at) : rest.split(/;\s*|\.\s+(?=\p{Lu})/u);
  const found = said.flatMap((one): RoleLine[] => {
    const { role, said: text } = line.exec(one)?.groups ?? {};
    if (!role || !text || noRole.test(role)) return [];
    return [
      {
        role: named(role, isGerman),
        may: text.replace(denied, ' '),
        not: (text.match(denied) ?? []).join(' '),
      },
    ];
  });
  return found.length >= 2 && found.length <= most ? found : [];
}

function below(lines: readonly string[], at: number): string[] {
  const end = lines.findIndex((one, place) => place > at && (one.trim() === '' || /:\s*$/.test(one)));
  return lines.slice(at + 1, end < 0 ? undefined : end);
}

const noRole = /^(?:everyone|everybody|anyone|all|alle|jeder|niemand|nobody|people|users?|visitors?|besucher|gäste|guests?|public|öffentlich|ohne anmeldung)$/iu; // prettier-ignore

/** "yard workers" is the role of a yard worker, "Trainer/innen" that of a Trainer. */
const named = (role: string, isGerman: boolean): string => {
  const bare = role.replace(/\/(?:in|innen|r|n)$/iu, '').trim();
  const words = bare.split(' ');
  return toLabel(
    isGerman ? oneGerman(bare) : [...words.slice(0, -1), lemmaOfNoun(words.at(-1)!.toLowerCase())].join(' '),
  );
};

const oneGerman = (words: string): string => (words.includes(' ') ? words : words.charAt(0) + germanSingular(words.toLowerCase()).slice(1)); // prettier-ignore

/** Whether somebody is let into their own alone. */
export const isOfOwn = ({ may }: RoleLine): boolean => /(?<!\p{L})(?:own|eigene[nrms]?)(?!\p{L})/iu.test(may);

/** Whether a name is another word for a role: "Elternteil" for Eltern, "Trainer/in" for Trainer. */
export function isForRole(name: string, role: string): boolean {
  const [one, other] = [name, role].map((word) => word.toLowerCase().replace(/\/(?:in|innen|r|n)$/iu, '').replace(/(?:s|innen|in|teil)$/u, '')); // prettier-ignore
  return (
    one === other || (one!.length > 3 && other!.length > 3 && (one!.startsWith(other!) || other!.startsWith(one!)))
  );
}
