import { useCallback, useRef } from 'react';

/**
 * Who opens a file by keys or from a list of lines goes on in its text. `toWrite` wraps what opens one, `takeFocus` is asked
 * by the editor that opens. A finger is not answered with a keyboard.
 */
export function useFocusTransfer() {
  const isDue = useRef(false);
  const takeFocus = useCallback(() => {
    const wasDue = isDue.current;
    isDue.current = false;
    return wasDue;
  }, []);
  const toWrite = useCallback(
    <Place>(open: (place: Place) => void) =>
      (place: Place) => {
        isDue.current = matchMedia('(pointer: fine)').matches;
        open(place);
      },
    [],
  );
  return { takeFocus, toWrite };
}
