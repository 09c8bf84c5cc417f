import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { attribute, code } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** The cart and its checkout: an order is stored; paying is a stand-in and says so. */
export function cartPage(plan: AppPlan, page: FeaturePage): string {
  const orders = entityOf(plan, page.others?.[0] ?? page.entity);
  const imports = new Imports();
  const { type, service } = entityNames(orders);
  imports.kit('PageHeader', 'page-header');
  imports.component('CartCheckout');
  imports.use(`useSave${type}`, `@/${service}`);
  const body = code`
    export default function ${page.name}Page() {
      const save = useSave${type}();
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          <CartCheckout onOrder={(order) => save.mutateAsync(order)} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
