import type { Signature } from '../plan/plan.ts';
import { code } from './code.ts';
import { templateFile } from './templates.ts';

/** The app's mark: the signature at 28 px, before the app's name. */
const marks: Record<Signature, string> = {
  rule: `<path d="M3 9h22" strokeWidth="5" stroke="var(--primary)" />
<path d="M3 17h22M3 21h22" strokeWidth="2" stroke="currentColor" />`,
  stamp: `<rect x="4" y="4" width="20" height="20" fill="var(--primary)" />
<path d="M9 10h10" strokeWidth="2" stroke="var(--primary-foreground)" />
<path d="M14 14v7" strokeWidth="3" stroke="var(--primary-foreground)" />`,
  level: `<path d="M4 23V15M11 23V6M18 23V11" strokeWidth="5" stroke="var(--primary)" />
<path d="M1 13h26" strokeWidth="2" stroke="currentColor" />`,
  monogram: `<rect x="3" y="3" width="22" height="22" fill="var(--primary)" />
<path d="M9 20l5-12 5 12M11 16h6" strokeWidth="2" stroke="var(--primary-foreground)" />`,
  plate: `<circle cx="14" cy="14" r="12" fill="var(--soft)" stroke="currentColor" />
<circle cx="11" cy="12" r="5" fill="var(--primary)" />
<circle cx="18" cy="17" r="3.5" fill="var(--second)" />`,
  spine: `<path d="M6 4v20M12 7v17" strokeWidth="4" stroke="var(--primary)" />
<path d="M19 5l4 19" strokeWidth="4" stroke="var(--second)" />`,
  roofline: `<path d="M2 25V15l7-7 7 7v10z" fill="var(--primary)" />
<path d="M16 25V11l5-5 5 5v14z" fill="var(--second)" />`,
  shapes: `<path d="M2 25V14l24-6v17z" fill="var(--primary)" />
<circle cx="10" cy="8" r="5" fill="var(--second)" />`,
  stages: `<path d="M2 14h9" strokeWidth="10" stroke="var(--primary)" />
<path d="M12 14h6" strokeWidth="10" stroke="var(--primary)" strokeOpacity="0.6" />
<path d="M19 14h7" strokeWidth="10" stroke="var(--primary)" strokeOpacity="0.3" />`,
  masthead: `<path d="M2 8h24" strokeWidth="6" stroke="currentColor" />
<path d="M2 15h24" strokeWidth="1.5" stroke="currentColor" />
<path d="M2 21h14" strokeWidth="3" stroke="var(--second)" />`,
  numeral: `<rect x="3" y="3" width="22" height="22" fill="var(--primary)" />
<path d="M11 10l4-3v14" strokeWidth="3" stroke="var(--primary-foreground)" />`,
  check: `<rect x="4" y="4" width="20" height="20" fill="var(--primary)" />
<path d="M9 14l4 4 7-8" strokeWidth="3" stroke="var(--primary-foreground)" />`,
};

export const markFile = (signature: Signature): string => code`
  /** The app's mark, beside its name. */
  export default function AppMark({ className = 'size-7' }) {
    return (
      <svg aria-hidden viewBox="0 0 28 28" fill="none" className={'shrink-0 ' + className}>
        ${marks[signature]}
      </svg>
    );
  }
`;

/** How a record without a picture is drawn; signatures that draw nothing take the plain shapes. */
export const pictureFile = (signature: Signature): string =>
  templateFile(
    `components/${{ plate: 'PlatePicture', spine: 'SpinePicture', roofline: 'RooflinePicture' }[signature as string] ?? 'ShapesPicture'}.jsx`,
  );

/** Whether the signature draws what has no picture yet; the others leave the place empty. */
export const drawsPictures = (signature: Signature): boolean =>
  ['plate', 'spine', 'roofline', 'shapes'].includes(signature);

/** Pictures of these stand upright. */
export const pictureRatio = (signature: Signature): 'wide' | 'tall' => (signature === 'spine' ? 'tall' : 'wide');
