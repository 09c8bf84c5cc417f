/** What asks for something to be done; a sentence without any of it is the reason of another. */
const deeds = /(?<!\p{L})(?:add|remove|delete|rename|call|show|hide|sort\p{L}*|put|make|need|want|should|must|can(?:not)?|could|only|mark\p{L}*|require\p{L}*|let|allow\p{L}*|füg\p{L}*|entfern\p{L}*|lösch\p{L}*|benenn\p{L}*|zeig\p{L}*|brauch\p{L}*|möchte\p{L}*|will|wollen|soll\p{L}*|muss|müss\p{L}*|darf|dürf\p{L}*|kann|können|könnt\p{L}*|nur|markier\p{L}*|bitte|please|fehl\p{L}*|missing|weg|raus)(?!\p{L})/iu; // prettier-ignore

/** The sentences of a message. */
export const sentencesIn = (message: string): string[] =>
  message.split(/(?<=[.!?;])\s+/u).map((one) => one.trim()).filter((one) => /\p{L}/u.test(one)); // prettier-ignore

export const asksForMore = (sentence: string): boolean => deeds.test(sentence);
