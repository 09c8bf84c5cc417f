import { toKebab } from '../../plan/names.ts';
import { visitorsWrite, type Features } from './features.ts';

const messageLines = ['Name: text!', 'Email: email!', 'Message: longtext!'];

const isAsked =
  /\bcontact (?:us|form|page|section|the)\b|\bcontact(?:ing)? (?:the|us|our)\b|\bcontact$|\b(?:through|via|showcase, and|skills, and|page with) (?:the )?contact (?:information|details)\b|\bget in touch\b|\bcontact (?:information|details)[.;]|\bkontakt(?:formular|seite)?\b|\buns (?:eine |ihre )?(?:nachricht(?:en)? )?(?:schicken|schreiben|senden|kontaktieren)\b/im;
/** Sites of somebody who wants to be reached. */
const isBusiness =
  /\b(?:company|business|agency|studio|institute|clinic|practice|firm|restaurant|hotel|salon|charity|non-?profit|ngo|lawyer|dentist|photographer|consult\w+|service) (?:\w+ )?(?:web ?site|site|homepage)\b|\bweb ?site (?:for|of) (?:an?|the|my|our) (?:[\w-]+ ){0,3}?(?:company|business|agency|studio|institute|clinic|practice|firm|restaurant|hotel|salon|charity|school|club|association|photographer)\b/i;

/** A page with a form and the ways to reach those behind the site; the addresses are there to be replaced. */
export function contact(features: Features): void {
  const { text, isPublic, name } = features.context;
  const isSaid =
    isAsked.test(text) || (isPublic && /\b(?:and|,) contact\b(?! (?:information|details|number|data))/i.test(text));
  const old = features.find(/^(?:message|nachricht)$/);
  const hasOwn = features.context.reading.entities.some(({ noun, fields }) => /^(?:message|nachricht|anfrage)$/.test(noun) && fields.length > 1); // prettier-ignore
  if (!isSaid && !(isPublic && isBusiness.test(text.slice(0, 160)))) {
    // people who can be contacted leave no messages in an app without a form for them
    if (
      old &&
      isPublic &&
      !old.entity.verb &&
      old.entity.fields.length <= messageLines.length &&
      features.drafts.length > 1
    )
      features.drop(old);
    return;
  }
  if (old && !hasOwn && old.entity.fields.length <= messageLines.length) features.drop(old);
  const message = features.need('message', messageLines, /^(?:message|inquiry|enquiry|nachricht|anfrage)$/);
  message.entity.access = visitorsWrite;
  features.page('form', 'Contact', 'Mail', message.entity, {
    sentence: 'Write to us with this form, and we answer as soon as we can.',
    sections: [
      { heading: 'Phone', text: '+1 555 0100' },
      { heading: 'Email', text: `hello@${toKebab(name) || 'site'}.example` },
      { heading: 'Opening hours', text: 'Monday to Friday, 9 to 17' },
    ],
  });
  features.note('The phone number and address on the contact page are placeholders; tell me the real ones.');
}
