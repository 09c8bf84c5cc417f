/** Where only a part of a message was surely read. */
export const perhapsMore = 'If your message asked for more than that, say the rest in one of its own.';
