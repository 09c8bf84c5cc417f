import type { EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';

export function reports(features: Features): void {
  const { drafts } = features;
  const made = /\b(?:add|need|want|give me|show me)\b (?:\w+ ){0,3}reports?\b|\b(?:generat|view|creat|customi[sz]|consolidat|detail|provid|export|receiv|display|produc)\w*\s+(?:\w+\s+){0,3}(?:reports?|reporting)\b|\breport(?:ing)? (?:feature|function|page|section|tool)|\breporting\b|\banalysis\b/i; // prettier-ignore
  const isMade = features.says(made) && !features.says(/\b(?:submit|anonymous|file a|incident) report/i);
  const own = drafts.find(({ noun }) => /(?:^| )report$/.test(noun));
  const isBare = own && !features.context.reading.entities.find(({ noun }) => noun === own.noun)?.fields.length;
  // what a report is to show is no field of one
  const read = features.context.reading.entities.find(({ noun }) => noun === own?.noun)?.fields ?? [];
  const isOutput = read.length > 0 && read.every((words) => /chart|table|\bper (?:month|year|week|day)\b|totals?|\bbest\b|\btop\b|summary|average|income|revenue|consumption/i.test(words)); // prettier-ignore
  const isGenerated =
    features.says(/\b(?:generat|customi[sz]|consolidat|automat)\w*\s+(?:\w+\s+){0,2}reports?\b/i) && drafts.length > 1;
  if (own && isMade && (isBare || isGenerated || isOutput)) features.drop(own.draft);
  // "functionalities for repairs, parts and reports": over what is kept, where no report is
  const isListed = !own && features.can('report') && features.says(/(?:,|\band) reports?(?=[.,;]| (?:and|for)\b|$)/i);
  if (
    isMade ||
    isListed ||
    features.says(
      /\bcsv\b|\bexcel\b|\bstatistics\b|\bexport(?:s|ed|ing)? (?:(?:the|all|my|our|their|its|of) )*(?:\w+ )?(?:data|records|entries|results|lists?|everything|reports?|observations|measurements|history)\b/i,
    )
  ) {
    const all = drafts
      .map(({ draft }) => draft.entity)
      .filter(({ fields, name }) => fields.length > 1 && name !== 'ChessGame');
    if (all.length === 0) return;
    const label = drafts.some(({ draft }) => draft.entity.plural === 'Reports') ? 'Create a report' : 'Reports';
    features.page('report', label, 'FileChartColumn', all[0]!, { others: all.slice(1, 6).map(({ name }) => name) });
  }
}

const compared = /\bcompar(?:e|es|ing) (?:(?:two|three|several|different|the|up to \w+|some|multiple) )*(\p{L}{3,})/iu;

export function comparisons(features: Features): void {
  const { drafts } = features;
  if (features.can('compare')) {
    const numbers = ({ entity }: EntityDraft) => entity.fields.filter(({ type }) => type === 'money' || type === 'number').length; // prettier-ignore
    for (const { noun, draft } of [...drafts]) if (/comparison/.test(noun)) features.drop(draft);
    const named = features.objectOf(compared);
    const [first] = [...features.things].sort((a, b) => numbers(b) - numbers(a));
    const best = named ?? first;
    if (best) features.page('compare', 'Compare', 'Scale', best.entity);
  }
}
