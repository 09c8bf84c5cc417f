import type * as english from '../../ui/image-field.texts.ts';
import type { Translation } from '../translation.ts';

export const imageFieldTexts: Translation<typeof english.imageFieldTexts> = {
  upload: 'Datei hochladen',
  replace: 'Datei ersetzen',
  remove: 'Datei entfernen',
  uploading: (part) =>
    part > 0 && part < 1 ? `Wird hochgeladen: ${Math.floor(part * 100)}\u00a0%` : 'Wird hochgeladen...',
  uploaded: 'Bild hochgeladen!',
  none: 'Kein Bild',
};
