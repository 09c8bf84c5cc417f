import { createContext } from 'react';

/** Where a tool is shown: on its own page, at `address`, or as a part of a page that has a heading of its own. */
export const Place = createContext({ isPart: false, address: '' });
