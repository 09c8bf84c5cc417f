import { limits } from '@whittle/contract/limits';

export const viewports = ['desktop', 'tablet', 'mobile'] as const;
export type Viewport = (typeof viewports)[number];

type Size = { width: number; height: number };

/**
 * How large the frame is, in px, and how much it is scaled (PREV-02). Desktop fills the stage. The others have their true
 * size and are only made smaller, when the stage has no room for them.
 */
export function frameSize(viewport: Viewport, stage: Size): Size & { scale: number } {
  if (viewport === 'desktop') return { ...stage, scale: 1 };
  const size = limits.viewports[viewport];
  const scale = Math.min(1, stage.width / size.width, stage.height / size.height);
  return { ...size, scale };
}
