import type { AppPlan } from '../../plan/plan.ts';
import { beginsWish } from '../understand/sure/begins.ts';
import type { Outright } from './outright.ts';

const today = /(?<!\p{L})(?:should|must|shall|to|soll\p{L}*|muss|bitte)(?!\p{L}).*(?<!\p{L})(?:today|heute|heutige[nms]?)(?!\p{L})|(?<!\p{L})(?:today|heute|heutige[nms]?)(?!\p{L}).*(?<!\p{L})(?:already|automatically|pre-?filled|by default|filled in|schon|automatisch|vorausgefüllt|eingetragen|drinstehen|drin)(?!\p{L})/iu; // prettier-ignore
const isOfNew = /(?<!\p{L})(?:already|automatic\p{L}*|by default|default|when (?:i|we|you) (?:add|enter|make|create)|new|filled|set to|start|begin|schon|automatisch|standard\p{L}*|wenn (?:ich|wir|man)|neue[nrms]?|vorausgefüllt|eingetragen|vorbelegt)(?!\p{L})/iu; // prettier-ignore
const otherDeed = /(?<!\p{L})(?:remove|delete|drop|sort\p{L}*|show|only|red|mark\p{L}*|hide|filter\p{L}*|lösch\p{L}*|entfern\p{L}*|nur|rot|zeig\p{L}*|past|without|ohne|must be filled|pflicht\p{L}*|past|before|after|vor|nach)(?!\p{L})/iu; // prettier-ignore

/** "date should be today already when I add hours": what a new record begins with. */
export const todayWish = (text: string, plan: AppPlan): Outright =>
  today.test(text) && isOfNew.test(text) && !otherDeed.test(text) ? beginsWish(text, plan) : null;
