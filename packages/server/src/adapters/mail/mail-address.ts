/** One address and nothing beside it: no name, no list, no line end. Letters of any script may stand on both sides. */
const address = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,255}$/u;

export const isMailAddress = (text: string): boolean => address.test(text);
