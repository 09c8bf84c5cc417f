import { useCallback, useEffect, useState } from 'react';

/** Something that is so for `ms` and then is not, such as 'Copied'. Beginning it again meanwhile does not make it longer. */
export function useMoment(ms: number): [isNow: boolean, begin: () => void] {
  const [isNow, setIsNow] = useState(false);
  useEffect(() => {
    if (!isNow) return;
    const timer = setTimeout(() => setIsNow(false), ms);
    return () => clearTimeout(timer);
  }, [isNow, ms]);
  return [isNow, useCallback(() => setIsNow(true), [])];
}
