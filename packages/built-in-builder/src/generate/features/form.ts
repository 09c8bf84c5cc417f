import { hiddenDraftsOf } from '../../plan/drafts.ts';
import { entityOf, type AppPlan, type FeaturePage, type Field } from '../../plan/plan.ts';
import { inSentence } from '../../plan/names.ts';
import { rolesOf } from '../../plan/roles.ts';
import { askedOfSender, ownRecordHook, shownOnPage, startsOf, type AskedOfSender } from '../asked-of-sender.ts';
import { attribute, code, jsxText, quote } from '../code.ts';
import { refusals } from '../refusals.ts';
import { formParts } from '../dialog.ts';
import { hasReference } from './look-up.ts';
import { entityNames } from '../entity-names.ts';
import { isGuarded } from '../rights-code.ts';
import { Imports } from '../imports.ts';
import { stepParts } from './form-steps.ts';
import { thanksFor } from './thanks.ts';

/** A form that stands on a page of its own, with thanks in its place once it was sent. */
export function formPage(plan: AppPlan, page: FeaturePage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { type, service } = entityNames(entity);
  const { state } = rolesOf(entity);
  const drafts = hiddenDraftsOf(entity);
  // who fills the form in does not say how far its handling is, but whether it is to be published
  const known = askedOfSender(plan, entity);
  const asked = known ?? (state?.isRequired && !drafts ? onlyState(state) : null);
  const asks = shownOnPage(asked);
  const shownWhen: typeof asks = (field) => (isGuarded(field) && !field.rights?.change?.own ? 'false' : asks(field));
  const { choices, rules, stored, initial, controls } = formParts(plan, entity, imports, shownWhen);
  imports.kit('Button', 'button');
  imports.kit('PageHeader', 'page-header');
  imports.use('useState', 'react');
  const isLookedUp = hasReference(plan, entity.name);
  if (isLookedUp) imports.use('referenceOf', '@/services/reference');
  imports.use('useRecordForm', '@/hooks/use-record-form');
  imports.use('useWho', '@/services/me');
  imports.kit('LoadingRows', 'load-state');
  const needsAccount = entity.access.write !== 'anonymous' && plan.entities.some(({ access }) => access.read === 'anonymous'); // prettier-ignore
  if (needsAccount) {
    imports.kit('EmptyState', 'empty-state');
    imports.use('User', '@/entities/User');
  }
  imports.use(`useSave${type}`, `@/${service}`);
  const booked = refusals(plan, entity, imports);
  const starts = initial.map((line) => line.replace(new RegExp(`${entityNames(entity).one}\\?\\.\\w+ \\?\\? `), '').replace(new RegExp(`toInputMoment\\(${entityNames(entity).one}\\?\\.\\w+\\)`), "''")); // prettier-ignore
  const initialOfSender = asked ? startsOf(entity, asked, imports) : [];
  const isBegun = (line: string) => initialOfSender.some((other) => other.split(':')[0] === line.split(':')[0]);
  const needsMoment = [...starts, ...initialOfSender].some((line) => line.includes('toInputMoment'));
  const ownRecord = ownRecordHook(asked, imports, '');
  const thanks = thanksFor(plan, page, entity, imports);
  const steps = page.steps ? stepParts(entity, page.steps, imports, shownWhen) : null;
  const button = jsxText(buttonOf(page.label, inSentence(entity.label)));
  const header = (needsMoment ? imports : imports.without('toInputMoment', '@/services/format')).toString();
  const body = code`
    ${steps?.list}

    function check(values) {
      const errors = {};
      ${rules}
      return errors;
    }

    ${booked?.test}

    /** Opens the form as soon as it is known who fills it in. */
    export default function ${page.name}Page() {
      const { me, isPending } = useWho();
      if (isPending) return <LoadingRows label="Loading the form" rows={6} />;
      ${
        needsAccount &&
        code`
          if (!me) {
            return (
              <>
                <PageHeader ${attribute('title', page.label)} />
                <EmptyState
                  message="You need an account for this. Sign in or register first, and the form opens."
                  action={<Button onClick={() => User.login()}>Sign in or register</Button>}
                />
              </>
            );
          }
        `
      }
      return <${page.name}Form me={me} />;
    }

    function ${page.name}Form({ me }) {
      ${controls.join('').includes('isStaff') || initialOfSender.join('').includes('isStaff') || known?.own ? "const isStaff = me?.role === 'admin';" : ''}
      const [sent, setSent] = useState(null);
      ${steps?.state}
      const save = useSave${type}();
      ${choices}
      ${booked?.hook}
      const form = useRecordForm({
        draftKey: ${quote(`form-${page.name.toLowerCase()}`)},
        initial: {
          ${starts.filter((line) => !isBegun(line))}
          ${initialOfSender}
          ${drafts && `${drafts.field.name}: ${quote(drafts.published)},`}
        },
        ${booked ? `check: ${booked.call('null')},` : 'check,'}
        save: async (values) => {
          ${booked?.again('null')}
          const saved = await save.mutateAsync({
            ...values,
            ${stored}
          })${booked?.refused ?? ''};
          setSent(saved ?? {});
        },
      });

      ${steps?.hooks}
      ${ownRecord}

      if (sent) {
        return (
          <div className="max-w-2xl">
            <PageHeader title="Thank you" />
            <p role="status" className="measure text-lg">
              ${thanks.says}
            </p>
            ${thanks.more}
            ${isLookedUp && '<p className="measure mt-2">Your reference is <strong>{referenceOf(sent)}</strong>.</p>'}
            <Button className="mt-6" variant="outline" onClick={() => { form.reset(); setSent(null);${steps ? ' setStep(0);' : ''} }}>
              ${thanks.again}
            </Button>
          </div>
        );
      }
      return (
        <div className="max-w-2xl">
          <PageHeader ${attribute('title', page.label)} />
          ${page.sentence && `<p className="measure mb-8">${jsxText(page.sentence)}</p>`}
          ${details(page)}
          <form noValidate onSubmit={${steps ? 'goOn' : 'form.submit'}} className="grid gap-4">
            ${steps ? steps.fields : controls}
            {form.failure && (
              <p role="alert" className="text-sm text-destructive">
                {form.failure}
              </p>
            )}
            ${
              steps
                ? steps.buttons(button)
                : code`
                    <Button type="submit" className="justify-self-start" isBusy={form.isBusy}>
                      ${button}
                    </Button>
                  `
            }
          </form>
        </div>
      );
    }
  `;
  return `${header}\n\n${body}`;
}

const onlyState = (state: Field): AskedOfSender => ({ state, made: undefined, name: undefined, email: undefined, own: undefined, isOnesOwn: false }); // prettier-ignore

/** What the button of a form does, in the words of its page. */
function buttonOf(label: string, noun: string): string {
  if (/contact/i.test(label)) return 'Send message';
  if (/newsletter|subscribe/i.test(label)) return 'Subscribe';
  if (/(?:buchen|bewerben|anmelden|bestellen|teilen|veröffentlichen|einstellen)$/i.test(label)) return label;
  return /^(?:Submit|Share|Post|Publish|Upload|Book|Enrol|Apply|Register)\b/.test(label) ? label : `Submit ${noun}`;
}

/** Ways to reach people beside a form to write to them. */
const details = ({ sections = [] }: FeaturePage): string =>
  sections.length === 0
    ? ''
    : code`
        <dl className="mb-10 grid gap-4 sm:grid-cols-3">
          ${sections.map(
            ({ heading, text }) => code`
              <div>
                <dt className="text-sm text-muted-foreground">${jsxText(heading)}</dt>
                <dd className="font-medium break-words">${jsxText(text)}</dd>
              </div>
            `,
          )}
        </dl>
      `;
