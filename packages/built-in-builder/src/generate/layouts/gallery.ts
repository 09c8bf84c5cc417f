import { quickButtons } from '../quick.ts';
import { fieldOf } from '../../plan/plan.ts';
import { briefOf, rolesOf } from '../../plan/roles.ts';
import { code } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { metaLine, metaOf } from '../meta.ts';
import { textOf } from '../show-field.ts';
import { pictureRatio } from '../signature.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';

/** Pictures with a name and what decides. */
export function galleryLayout({ plan, entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns } = names;
  const { title, picture, amount } = rolesOf(entity);
  linkImports(imports);
  imports.component('RecordPicture');
  imports.component('ShowMore');
  const price = amount?.type === 'money' && fieldOf(entity, amount.name) ? amount : undefined;
  const meta = metaOf(entity, one, imports, [picture, price]);
  const brief = briefOf(entity);
  // above the link that covers the card
  const buy =
    price &&
    entity.actions?.includes('cart') &&
    `<div className="relative z-10 pt-2"><${imports.component('AddToCart')} item={{ id: ${one}.id, name: ${one}.${title.name}, price: ${one}.${price.name} ?? 0 }} /></div>`;
  const titleLink = code`
    <Link
      to={${href}}
      className="min-w-0 font-heading text-base leading-5 font-semibold break-words after:absolute after:inset-0 sm:text-lg sm:leading-6"
    >
      {${one}.${title.name}}
    </Link>
  `;
  const titleAndPrice =
    price &&
    code`
      <div className="flex items-baseline justify-between gap-3">
        ${titleLink}
        <span className="shrink-0 font-heading text-base tabular-nums sm:text-lg">{${textOf(price, one, imports)}}</span>
      </div>
    `;
  const isTall = pictureRatio(plan.signature) === 'tall';
  const columns = isTall ? 'gap-x-5 sm:grid-cols-3 lg:grid-cols-5' : 'gap-x-6 sm:grid-cols-2 lg:grid-cols-3';
  const { mark } = highlightMark(entity, imports);
  const body = code`
    /** The ${nouns} as pictures with what decides between them; as rows on phones. */
    export default function ${type}Gallery({ ${many} }) {
      return (
        <ShowMore items={${many}} step={48}>
          {(shown) => (
            <ul className="grid gap-y-5 sm:gap-y-10 ${columns}">
              {shown.map((${one}) => (
                <li
                  key={${one}.id}
                  className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 sm:grid-cols-1 sm:content-start"
                >
                  <RecordPicture
                    src={${picture ? `${one}.${picture.name}` : 'null'}}
                    name={${one}.${title.name}}
                    seed={${one}.id}
                    ratio="${pictureRatio(plan.signature)}"
                    className="${!isTall && 'max-sm:aspect-square '}outline-offset-2 group-hover:outline-2 group-hover:outline-link"
                  />
                  <div className="grid min-w-0 gap-1">
                    ${price ? titleAndPrice : titleLink}
                    ${mark}
                    ${metaLine(meta)}
                    ${meta.notes}
                    ${brief && meta.notes.length === 0 && `{${one}.${brief.name} && <p className="line-clamp-2 text-sm">{${one}.${brief.name}}</p>}`}
                    ${
                      meta.badges.length > 0 &&
                      code`
                      <div className="flex flex-wrap gap-1.5 pt-1">
                        ${meta.badges}
                      </div>
                    `
                    }
                    ${buy}
                    ${quickButtons(plan, entity, imports)}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </ShowMore>
      );
    }
  `;
  return {
    component: `${type}Gallery`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: ['ShowMore', 'RecordPicture'],
  };
}
