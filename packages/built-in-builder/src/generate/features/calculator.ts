import type { Calculation } from '../../plan/calculation.ts';
import { toFieldName } from '../../plan/names.ts';
import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { attribute, code, jsxText, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** A calculator by its formula, a converter, or a calculator where neither is known. */
export function calculatorPage(plan: AppPlan, page: FeaturePage): string {
  if (page.calculation) return formulaPage(plan, page, page.calculation);
  const imports = new Imports();
  imports.kit('PageHeader', 'page-header');
  const component = imports.component(page.quantities ? 'UnitConverter' : 'Calculator');
  const body = code`
    ${
      page.quantities &&
      code`
        /** A value times \`factor\`, after \`shift\` was added, is in the base unit of its quantity. */
        const quantities = [
          ${page.quantities.map(
            ({ name, areRates, units }) => code`
              {
                name: ${quote(name)},${areRates ? '\n  areRates: true,' : ''}
                units: [
                  ${units.map((unit) => `{ name: ${quote(unit.name)}, short: ${quote(unit.short)}, factor: ${unit.factor}${unit.shift === undefined ? '' : `, shift: ${unit.shift}`} },`)}
                ],
              },
            `,
          )}
        ];

      `
    }
    export default function ${page.name}Page() {
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          ${page.sentence && `<p className="measure mb-6">${jsxText(page.sentence)}</p>`}
          <${component}${page.quantities ? ' quantities={quantities}' : ''} />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

function formulaPage(plan: AppPlan, page: FeaturePage, { inputs, results }: Calculation): string {
  const imports = new Imports();
  imports.kit('PageHeader', 'page-header');
  imports.component('FormulaCalculator');
  const saved = page.entity === '' ? null : entityOf(plan, page.entity);
  const names = saved && entityNames(saved);
  if (names) imports.use(`useSave${names.type}`, `@/${names.service}`);
  const formulas = results.map(({ formula }) => formula).join(' ');
  const used = [...inputs.map(({ name }) => name), 'today'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(formulas),
  );
  const kept = saved?.fields.flatMap((field) => {
    const from = [...inputs, ...results].find((one) =>
      [one.label, one.name].some((name) => toFieldName(name) === field.name),
    );
    return from ? `${field.name}: ${entered(from)},` : [];
  });
  const body = code`
    const inputs = [
      ${inputs.map((input) => objectOf(input))}
    ];
    const results = [
      ${results.map(({ name, label, kind, unit }) => objectOf({ name, label, kind, unit }))}
    ];

    function calculate({ ${used.join(', ')} }) {
      ${results.map(({ name, formula }) => `const ${name} = ${formula};`)}
      return { ${results.map(({ name }) => name).join(', ')} };
    }

    export default function ${page.name}Page() {
      ${names && `const save = useSave${names.type}();`}
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          ${page.sentence && `<p className="measure mb-8">${jsxText(page.sentence)}</p>`}
          <FormulaCalculator
            inputs={inputs}
            results={results}
            calculate={calculate}
            ${
              kept &&
              code`
              onSave={(name, values) =>
                save.mutateAsync({
                  name,
                  ${kept}
                })
              }
            `
            }
          />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** As it was entered, not as the formula wants it; numbers to the second place. */
const entered = (from: { name: string; kind: string; factor?: number }): string =>
  from.kind === 'text'
    ? `values.${from.name}`
    : `Number((values.${from.name}${from.factor ? ` / ${from.factor}` : ''}).toFixed(2))`;

const objectOf = (value: object): string =>
  `{ ${Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key}: ${literal(part)}`)
    .join(', ')} },`;

const literal = (value: unknown): string =>
  typeof value === 'string'
    ? quote(value)
    : Array.isArray(value)
      ? `[${value.map((part) => (typeof part === 'object' ? objectOf(part as object).slice(0, -1) : literal(part))).join(', ')}]`
      : String(value);
