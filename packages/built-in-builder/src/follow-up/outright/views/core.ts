const reason = /(?:^|[,;.!?–-]\s*|\s)(?:so (?:that )?(?:i|we|you|they|nobody|people|everyone) (?:can|could|know|see|don['’]?t)(?!\p{L})|because(?!\p{L})|otherwise(?!\p{L})|or else(?!\p{L})|since (?:i|we|they|it|nobody)(?!\p{L})|sonst(?! (?:nix|nichts))(?!\p{L})|damit (?:ich|wir|man|keiner|alle|jeder)(?!\p{L})|weil(?!\p{L})|denn (?:ich|wir|da|das|die)(?!\p{L})|ansonsten(?!\p{L}))[^.;!?]*/giu; // prettier-ignore

/** A wish without why it is wished for: "only the open ones, otherwise I'm drowning". */
export const coreOf = (text: string): string => text.replace(reason, ' ').replace(/\s+/g, ' ').trim();

/** The parts of a message that stand by themselves. */
export const clausesOf = (text: string): string[] =>
  text.split(/\s*[,;:.!?…]+\s+|\s+[–-]+\s+|\s+(?:and|but|und|aber|sondern)\s+/iu).filter((one) => /\p{L}/u.test(one));
