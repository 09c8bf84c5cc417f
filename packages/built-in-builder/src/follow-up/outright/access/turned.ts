import type { AppPlan } from '../../../plan/plan.ts';
import { fieldsSaid } from '../fields/said.ts';

const nobodyElse = /,?\s+(?:und |and |but )?(?:sonst (?:niemand|keiner|keine)|niemand (?:sonst|anders)|keiner sonst|nobody else|no[ -]one else|no other)$/iu; // prettier-ignore
/** "Members shouldn't see the phone, only the committee": the second half says who does. */
const onlyBehind = /^(?<rest>.*(?:(?<!\p{L})(?:not|never|nobody|no[ -]one|nicht|niemand|kein\p{L}*|dont|shouldnt|cant|neednt)(?!\p{L})|n['’]t(?!\p{L})).*?),?\s+(?:but |sondern |just )?(?:only|nur|bloß)\s+(?:the |die |der |das |den )?(?<who>\p{L}[\p{L} -]{2,40})$/iu; // prettier-ignore
/** "Die Handynummern gehen die Azubis nichts an", "salaries are none of the helpers' business". */
const noneOf = /^(?<what>.+?) (?:geht|gehen|gehn|gehts) (?:die |den |das |unsere[nr]? )?(?<who>\p{L}[\p{L} -]{2,30}) (?:gar )?(?:nichts|nix) an$/iu; // prettier-ignore
const noBusiness = /^(?<what>.+?) (?:is|are) (?:none|no) (?:of )?(?:the |our )?(?<who>\p{L}[\p{L} -]{2,30}?)['’]?s?['’]? (?:business|concern)$/iu; // prettier-ignore
const isOnly = /(?<!\p{L})(?:only|just|nur|bloß)(?!\p{L})/iu;
/** "Each other's birthdays, only the coaches": those see their own. */
const amongThemselves = /(?<!\p{L})(?:each others?|one another|gegenseitig|untereinander|voneinander)(?!\p{L})/iu;
const owners = /^(?:me|i|us|we|admins?|the owner|owner|mich|mir|ich|wir|uns|who .*|wer .*)$/iu;
const changes = /(?<!\p{L})(?:change|edit|touch|set|ändern|bearbeiten|anfassen|setzen)(?!\p{L})/iu;
const looks = /(?<!\p{L})(?:see|view|know|read|look|sehen|wissen|lesen|sieht|seh|kennen|anschau\p{L}*)(?!\p{L})/iu;

/** The same wish with who it is for in front, where it was said the other way round; else as it is. */
export function turnedRound(text: string, plan: AppPlan): string {
  if (amongThemselves.test(text)) return text;
  const said = isOnly.test(text) ? text.replace(nobodyElse, '') : text;
  const isGerman = plan.language === 'de';
  const business = (noneOf.exec(said) ?? noBusiness.exec(said))?.groups;
  if (business) return isGerman ? `Die ${business['who']!} dürfen ${business['what']!} nicht sehen` : `The ${business['who']!} may not see ${business['what']!}`; // prettier-ignore
  const behind = onlyBehind.exec(said)?.groups;
  const [field] = behind ? fieldsSaid(behind['rest']!, plan) : [];
  if (
    !behind ||
    !field ||
    owners.test(behind['who']!) ||
    (!looks.test(behind['rest']!) && !changes.test(behind['rest']!))
  )
    return said;
  const isChange = changes.test(behind['rest']!);
  const { field: { label }, entity: { plural } } = field; // prettier-ignore
  return isGerman
    ? `Nur ${behind['who']!} darf ${label} der ${plural} ${isChange ? 'ändern' : 'sehen'}`
    : `Only the ${behind['who']!} may ${isChange ? 'change' : 'see'} the ${label} of ${plural}`;
}
