import type { Change } from '../../change.ts';

/** "please make the app dark", "dunkles Design bitte": for whoever looks at it, whatever their system has. */
const asked =
  /^(?:(?:please|bitte|can you|could you|i(?:['’]d| would)? (?:want|like)|we (?:want|need|would like)|use|make|turn|switch (?:to)?|put|ich (?:hätte|möchte|will)|wir (?:hätten|möchten|wollen)|nimm|mach\p{L}*|gern\p{L}*|lieber|everything|it|the (?:whole )?app|alles|es|die (?:ganze )?app|this|have|in|into|an?|ein|einen|das|den|auf|to|all|completely|ganz|the) )*(?:dark (?:mode|theme|design|look|colou?r scheme|colou?rs|version|style)|(?:everything |it |the app )?dark|dunkle[sn]? (?:design|modus|ansicht|look|thema|oberfläche|farben|farbschema|stil|darstellung)|dunkelmodus|nachtmodus|dunkel)(?: (?:please|bitte|machen|haben|sein|für alle|for everyone|all the time|always|immer))*(?:$|[,.;!]| (?:because|since|weil|da|so|the|my|abends?|at night)(?!\p{L}))/iu;
const night = '#1b1d22';

export const darkWish = (text: string): Change[] | null =>
  asked.test(text.trim()) ? [{ kind: 'look', colours: { background: night } }] : null;
