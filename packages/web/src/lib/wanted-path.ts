type Router = { state: { navigation: { location?: { pathname: string } | undefined } } };

let router: Router | null = null;

export const rememberRouter = (one: Router): void => void (router = one);

/** Where the window is on its way to, or else where it is: a screen that is still drawn may have been left already. */
export const wantedPath = (): string => router?.state.navigation.location?.pathname ?? location.pathname;
