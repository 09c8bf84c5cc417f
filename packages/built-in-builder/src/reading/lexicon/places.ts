/** What such a place keeps, where the text says nothing more than that it is one. */
export const recordsOfPlace: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    auction: ['item', 'bid'],
    blog: ['post', 'comment'],
    bulletin: ['notice'],
    encyclopedia: ['article'],
    faq: ['question'],
    forum: ['post', 'reply'],
    gallery: ['photo'],
    guestbook: ['entry'],
    newspaper: ['article'],
    playlist: ['song'],
    podcast: ['episode'],
    portfolio: ['project'],
    scrapbook: ['photo'],
    survey: ['question', 'response'],
    wiki: ['article'],
  }),
);
