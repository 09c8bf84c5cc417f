import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** Limits for each category, month by month, with what is left of them. */
export function budgetPage(plan: AppPlan, page: FeaturePage): string {
  const limits = entityOf(plan, page.entity);
  const spent = entityOf(plan, page.others?.[0] ?? page.entity);
  const [of, by] = [entityNames(limits), entityNames(spent)];
  const { amount, moment } = rolesOf(spent);
  const imports = new Imports();
  imports.use('useState', 'react');
  imports.kit('PageHeader', 'page-header');
  imports.kit('Button', 'button');
  imports.icon('Plus');
  imports.component('BudgetTable');
  imports.component(`${of.type}Dialog`);
  imports.use(`use${of.Many}`, `@/${of.service}`);
  imports.use(`use${by.Many}`, `@/${by.service}`);
  const names = {
    category: 'category',
    limit: rolesOf(limits).amount?.name ?? '',
    spentCategory: 'category',
    amount: amount?.name ?? '',
    date: moment?.name ?? 'created_date',
  };
  const body = code`
    const names = { ${Object.entries(names).map(([key, name]) => `${key}: ${quote(name)}`).join(', ')} };

    export default function ${page.name}Page() {
      const { data: ${of.many} = [] } = use${of.Many}();
      const { data: ${by.many} = [] } = use${by.Many}();
      const [isAdding, setIsAdding] = useState(false);
      return (
        <>
          <PageHeader
            ${attribute('title', page.label)}
            actions={
              <Button onClick={() => setIsAdding(true)}>
                <Plus /> Add ${of.noun}
              </Button>
            }
          />
          <BudgetTable budgets={${of.many}} spent={${by.many}} names={names} />
          {isAdding && <${of.type}Dialog onClose={() => setIsAdding(false)} />}
        </>
      );
    }
  `; // prettier-ignore
  return `${imports.toString()}\n\n${body}`;
}
