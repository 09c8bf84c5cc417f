import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { LucideIconData } from 'lucide-react';
import { createLucideIcon } from './lucide-tools.ts';

type IconTable = { data: Record<string, LucideIconData>; names: Record<string, string> };

let table: Promise<IconTable> | null = null;
const loadTable = () => (table ??= import('whittle:all-icons').then((module) => module.default as IconTable));

/** An icon whose drawing is fetched on first use; a square stands for a name that lucide does not have. */
export function createLazyIcon(name: string): ComponentType<Record<string, unknown>> {
  let Drawn: ComponentType<Record<string, unknown>> | null = null;
  function LazyIcon(props: Record<string, unknown>) {
    const [, redraw] = useState(false);
    useEffect(() => {
      if (Drawn) return;
      void loadTable().then(({ data, names }) => {
        const drawing = data[names[name] ?? names['Square'] ?? ''];
        Drawn ??= createLucideIcon(drawing!) as ComponentType<Record<string, unknown>>;
        redraw(true);
      });
    }, []);
    if (Drawn) return createElement(Drawn, props);
    const size = props['size'] ?? 24;
    return (
      <svg width={String(size)} height={String(size)} className={props['className'] as string} aria-hidden="true" />
    );
  }
  LazyIcon.displayName = name;
  return LazyIcon;
}
