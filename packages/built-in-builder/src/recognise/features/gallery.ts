import type { Features } from './features.ts';

const isAsked =
  /\b(?:photo|picture|image)s? galler(?:y|ies)\b|\bgaller(?:y|ies) (?:of|with) (?:\w+ ){0,2}(?:photos?|pictures?|images?)\b|\b(?:bilder|foto)galerie\b|\bgalerie mit (?:\p{L}+ )?(?:bildern|fotos)\b/iu;

/** "a gallery of pictures": pictures are kept for themselves, unless something that has some is shown as one. */
export function gallery(features: Features): void {
  if (!features.says(isAsked)) return;
  const isShown = features.drafts.some(({ draft }) => draft.entity.fields.some(({ type }) => type === 'image') && !draft.entity.verb && draft === features.main);
  if (isShown || features.find(/^(?:picture|photo|image|bild|foto)$/)) return;
  const isGerman = features.context.reading.language === 'de';
  const lines = isGerman ? ['Titel: text!', 'Bild: image', 'Datum: date'] : ['Title: text!', 'Picture: image', 'Date: date'];
  const { entity } = features.need(isGerman ? 'bild' : 'picture', lines, /^never$/);
  entity.plural = isGerman ? 'Galerie' : 'Gallery';
} // prettier-ignore
