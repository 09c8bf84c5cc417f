import { parseField } from '../../kinds/parse-field.ts';
import type { EntityDraft } from '../entity-draft.ts';
import { saidStates } from './approvals.ts';
import type { Features } from './features.ts';

const usual = /^(?:Open,In progress,Done|Submitted,In review,(?:Accepted|Approved),Rejected)$/;

/** "set their status to received, offer or rejected": the one status that has the usual choices has those of the text. */
export function saidStatus({ context: { text }, drafts }: Features): void {
  const states = saidStates(text);
  if (!states) return;
  const statusOf = ({ entity }: EntityDraft) => entity.fields.find(({ name, type }) => type === 'select' && /^(?:status|state)$/.test(name)); // prettier-ignore
  const isUsual = (draft: EntityDraft) =>
    usual.test(
      statusOf(draft)
        ?.options?.map(({ value }) => value)
        .join() ?? '',
    );
  const [only, ...others] = drafts.map(({ draft }) => draft).filter(isUsual);
  if (!only || others.length > 0) return;
  const { options = [] } = parseField(states);
  statusOf(only)!.options = options;
  only.samples = only.samples.map((row, index) => ({ ...row, [statusOf(only)!.name]: options[index % options.length]!.value })); // prettier-ignore
}
