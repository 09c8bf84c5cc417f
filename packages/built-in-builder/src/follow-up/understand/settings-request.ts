import { currencyIn } from '../../recognise/field-type.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';

const size = /\b(?:fonts?|titles?|headings?|headlines?|text|texts|letters|type|writing|words|everything)\b/i;
const up = /\b(?:bigger|larger|too small|too tiny|increase|enlarge|hard to read|can['’]?t read|cannot read)\b/i;
const down = /\b(?:smaller|too big|too large|reduce|decrease)\b/i;
const steps = [87.5, 100, 112.5, 125];

/** What holds for the whole app: currency, where the menu stands, how large the type is, what stands below. */
export function settingsRequest(text: string, plan: AppPlan): Change[] | string | null {
  return currencyRequest(text, plan) ?? menuRequest(text, plan) ?? sizeRequest(text, plan) ?? footerRequest(text);
}

function currencyRequest(text: string, plan: AppPlan): Change[] | string | null {
  if (!/\b(?:currency|use|change|switch|instead|in|show|are|should be)\b/i.test(text) || /\bfield\b|^add\b/i.test(text))
    return null;
  const wanted = text
    .replace(/\binstead of .*$/i, '')
    .replace(/^.*\bfrom \S+ (?:to|into) /i, '')
    .replace(/,? not .*$/i, '');
  const currency = currencyIn(wanted) ?? (/\bpounds?\b/i.test(wanted) ? 'GBP' : null);
  if (!currency || !/\b(?:currency|use|change|switch|amounts?|prices?|costs?|money|sums?|everything|they)\b/i.test(text)) return null; // prettier-ignore
  if (!plan.entities.some(({ fields }) => fields.some(({ type }) => type === 'money')))
    return 'This app has no amounts of money, so there is no currency to change.';
  return currency === plan.currency ? `Amounts are in ${currency} already.` : [{ kind: 'currency', currency }];
}

function menuRequest(text: string, plan: AppPlan): Change[] | string | null {
  const isMenu = /\b(?:menu|navigation|nav ?bar|side ?bar|tabs)\b/i.test(text);
  if (!isMenu || /\b(?:food|lunch|dinner)\b/i.test(text)) return null;
  const isTop = /\b(?:top|above|horizontal)\b|^(?:remove|hide|no|without) (?:the )?side ?bar/i.test(text);
  const isSide = /\b(?:left|side|sidebar|vertical)\b/i.test(text) && !isTop;
  if (!isTop && !isSide) return null;
  const nav = isTop ? 'top' : 'side';
  return nav === plan.nav ? `The menu is at the ${nav} already.` : [{ kind: 'nav', nav }];
}

function sizeRequest(text: string, plan: AppPlan): Change[] | string | null {
  if (!size.test(text) || !(up.test(text) || down.test(text)) || /\bfield\b|\bbox\b/i.test(text)) return null;
  const now = steps.indexOf(plan.look.textSize ?? 100);
  const next = steps[now + (up.test(text) ? 1 : -1)];
  return next === undefined
    ? `The text is as ${up.test(text) ? 'large' : 'small'} as I can make it.`
    : [{ kind: 'look', textSize: next }];
}

function footerRequest(text: string): Change[] | string | null {
  if (
    !/\bfooter\b|\b(?:at the )?bottom of (?:the|every|each|all) pages?\b|^(?:add|put|write) .+ at the (?:very )?bottom$/i.test(
      text,
    )
  )
    return null;
  if (/^(?:remove|delete|hide|no)\b/i.test(text)) return [{ kind: 'footer', text: '' }];
  const said =
    /^(?:put|add|write|show|place|have|include|i want|we need)\s+(.+?)\s+(?:in|into|to|at|as)\s+(?:the |a )?(?:footer|(?:very )?bottom)\b/i.exec(text)?.[1] ??
    /\bfooter (?:with|that says|saying|should say|should read|:)\s*(.+)$/i.exec(text)?.[1]; // prettier-ignore
  const words = said
    ?.replace(/^(?:our|my|the|a|an)\s+(?=.*[\d@"“])/i, '')
    .replace(/["“”]/g, '')
    .trim();
  if (!words || /^(?:footer|text|something)$/i.test(words))
    return 'Tell me what the footer should say, for example “put Phone 0221 123456 in the footer”.';
  return [{ kind: 'footer', text: words.charAt(0).toUpperCase() + words.slice(1) }];
}
