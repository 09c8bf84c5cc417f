import { useEffect } from 'react';

/** Names the browser's tab: "{thing} - Whittle". */
export function usePageTitle(thing: string): void {
  useEffect(() => {
    document.title = `${thing} - Whittle`;
  }, [thing]);
}
