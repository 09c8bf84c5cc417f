import { useEffect, useState } from 'react';

/** One line on what came of the last act. It is gone with the next one: a press of a key or of the pointer. */
export function useStatusLine() {
  const [line, say] = useState('');
  useEffect(() => {
    if (line === '') return;
    const clear = () => say('');
    addEventListener('keydown', clear, { capture: true, once: true });
    addEventListener('pointerdown', clear, { capture: true, once: true });
    return () => {
      removeEventListener('keydown', clear, { capture: true });
      removeEventListener('pointerdown', clear, { capture: true });
    };
  }, [line]);
  return [line, say] as const;
}
