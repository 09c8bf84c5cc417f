import { rolesOf } from '../../plan/roles.ts';
import { code } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { metaLine, metaOf } from '../meta.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';

/** Names under their first letter, with the ways to reach them. */
export function registerLayout({ entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns } = names;
  const { title, picture } = rolesOf(entity);
  const phone = entity.fields.find((field) => field.type === 'phone');
  const email = entity.fields.find((field) => field.type === 'email');
  linkImports(imports);
  imports.component('Monogram');
  imports.component('ShowMore');
  if (phone || email) imports.kit('Button', 'button');
  const meta = metaOf(entity, one, imports, [picture, phone, email]);
  const reach = [
    phone &&
      contactButton(
        imports.icon('Phone'),
        `{'tel:' + ${one}.${phone.name}}`,
        `${one}.${phone.name}`,
        `{'Call ' + ${one}.${title.name}}`,
      ),
    email &&
      contactButton(
        imports.icon('Mail'),
        `{'mailto:' + ${one}.${email.name}}`,
        `${one}.${email.name}`,
        `{'Write to ' + ${one}.${title.name}}`,
      ),
  ];
  const { mark } = highlightMark(entity, imports);
  const body = code`
    const letterOf = (${one}) => (${one}.${title.name} ?? '').trim().charAt(0).toLocaleUpperCase() || '#';

    /** The ${nouns} under their first letter. */
    export default function ${type}Register({ ${many} }) {
      return (
        <ShowMore items={${many}} step={100}>
          {(shown) => (
            <div className="grid gap-8">
              {[...Map.groupBy(shown, letterOf)].map(([letter, entries]) => (
                <section key={letter} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 sm:grid-cols-[4rem_minmax(0,1fr)]">
                  <h2 className="font-heading text-3xl leading-none text-link">{letter}</h2>
                  <ul className="border-t">
                    {entries.map((${one}) => (
                      <${type}Entry key={${one}.id} ${one}={${one}} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )}
        </ShowMore>
      );
    }

    function ${type}Entry({ ${one} }) {
      return (
        <li className="relative flex items-start gap-4 border-b border-border/70 py-3 hover:bg-muted">
          <Monogram src={${picture ? `${one}.${picture.name}` : 'null'}} name={${one}.${title.name}} className="size-11" />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <Link to={${href}} className="font-medium break-words after:absolute after:inset-0">
              {${one}.${title.name}}
            </Link>
            ${mark}
            ${metaLine(meta)}
            ${meta.notes}
            ${meta.badges.length > 0 && `<div className="flex flex-wrap gap-1.5 pt-1">${meta.badges.join('')}</div>`}
          </div>
          ${
            (phone || email) &&
            code`
            <div className="relative z-[1] flex gap-1">
              ${reach}
            </div>
          `
          }
        </li>
      );
    }
  `;
  return {
    component: `${type}Register`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: ['Monogram', 'ShowMore'],
  };
}

const contactButton = (icon: string, href: string, value: string, label: string): string => code`
  {${value} && (
    <Button asChild variant="ghost" size="icon">
      <a href=${href} aria-label=${label} title={${value}}>
        <${icon} />
      </a>
    </Button>
  )}
`;
