import type { AppPlan, FeaturePage } from '../../plan/plan.ts';
import { attribute, code, jsxText } from '../code.ts';
import { Imports } from '../imports.ts';

/** A page to read: an introduction, a guide, terms. Its texts stand in the file, where they are easy to change. */
export function contentPage(_plan: AppPlan, page: FeaturePage): string {
  const imports = new Imports();
  imports.kit('PageHeader', 'page-header');
  const body = code`
    export default function ${page.name}Page() {
      return (
        <article className="max-w-4xl">
          <PageHeader ${attribute('title', page.label)} />
          ${page.sentence && `<p className="measure text-lg">${jsxText(page.sentence)}</p>`}
          <div className="mt-10 grid gap-10">
            ${(page.sections ?? []).map(
              ({ heading, text }) => code`
                <section>
                  <h2 className="mb-2 text-xl">${jsxText(heading)}</h2>
                  <p className="measure whitespace-pre-line">${jsxText(text)}</p>
                </section>
              `,
            )}
          </div>
        </article>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
