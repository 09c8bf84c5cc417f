/** How long a click or key counts for the browser, with some room. */
const activationMs = 5_500;

export type Look = {
  /** Instant in ms. */
  now: number;
  /** `navigator.userActivation.isActive` of the builder's own window. */
  isActive: boolean;
  /** The keyboard is with the preview frame. */
  isFrameFocused: boolean;
};

/**
 * Tells whether a person uses the app in the preview, by what the builder's window sees and the app's code cannot make up.
 * A click or key within a frame activates the windows around it too. This window's own clicks and keys do as well, so for
 * as long as one of those counts nothing can be said; nor after new code came, since the click may have been for the old.
 * Taking the focus is not enough: code can do that (docs/decisions/049). Rule: PREV-18.
 */
export function createUseWatch() {
  let unclearUntil = 0;
  const startUnclear = (now: number) => {
    unclearUntil = now + activationMs;
  };
  return {
    ownInput: startUnclear,
    codeChanged: startUnclear,
    isUsed: ({ now, isActive, isFrameFocused }: Look): boolean => isActive && isFrameFocused && now > unclearUntil,
  };
}
