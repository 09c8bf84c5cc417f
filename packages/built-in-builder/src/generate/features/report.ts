import { entityOf, type AppPlan, type Entity, type FeaturePage, type Field } from '../../plan/plan.ts';
import { isMean, rolesOf } from '../../plan/roles.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames, referenceName } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { priceOfOne } from '../price-of-one.ts';

/** Reports over all records: what to include and by what to group is chosen, then shown, saved as CSV or printed. */
export function reportPage(plan: AppPlan, page: FeaturePage): string {
  const entities = [page.entity, ...(page.others ?? [])].map((name) => entityOf(plan, name));
  const imports = new Imports();
  imports.kit('PageHeader', 'page-header');
  imports.component('ReportBuilder');
  for (const entity of entities) imports.use(`use${entityNames(entity).Many}`, `@/${entityNames(entity).service}`);
  const body = code`
    const sources = [
      ${entities.map(sourceOf)}
    ];

    export default function ${page.name}Page() {
      const records = {
        ${entities.map((entity) => `${entityNames(entity).many}: use${entityNames(entity).Many}().data ?? [],`)}
      };
      return (
        <>
          <PageHeader ${attribute('title', page.label)} description="Choose what to include, then generate the report." />
          <ReportBuilder sources={sources} records={records} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** A share or a price of which the mean tells, not the sum. */
const isOfOne = ({ name, unit }: Field): boolean => unit === '%' || priceOfOne.test(name) || /(?:^|_)cost$/.test(name);

const left = new Set<Field['type']>(['image', 'file', 'days', 'longtext']);

export const sourceOf = (entity: Entity): string => {
  const { many } = entityNames(entity);
  return code`
    {
      key: ${quote(many)},
      label: ${quote(entity.plural)},
      title: ${quote(rolesOf(entity).title.name)},
      fields: [
        ${entity.fields.filter(({ type }) => !left.has(type)).map((field) => `{ name: ${quote(field.type === 'reference' ? referenceName(field) : field.name)}, label: ${quote(field.label)}, type: ${quote(field.type)}${isMean(field) ? ', isMean: true' : ''}${!isMean(field) && isOfOne(field) ? ', isOfOne: true' : ''}${field.unit ? `, unit: ${quote(field.unit)}` : ''} },`)}
      ],
    },
  `;
};
