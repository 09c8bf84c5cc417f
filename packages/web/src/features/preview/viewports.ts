import { limits } from '@whittle/contract/limits';

export const viewports = ['desktop', 'tablet', 'mobile'] as const;
export type Viewport = (typeof viewports)[number];

type Size = { width: number; height: number };

/**
 * How large the frame is, in px, and how much it is scaled (PREV-02). Desktop fills the stage, and is made
 * smaller where something beside it takes some of `fullWidth`, so that it is not a narrower screen. The others have their true
 * size and are only made smaller, when the stage has no room for them.
 */
export function frameSize(viewport: Viewport, stage: Size, fullWidth: number): Size & { scale: number } {
  if (viewport === 'desktop') {
    const scale = stage.width > 0 && fullWidth > stage.width ? stage.width / fullWidth : 1;
    return { width: stage.width / scale, height: stage.height / scale, scale };
  }
  const size = limits.viewports[viewport];
  const scale = Math.min(1, stage.width / size.width, stage.height / size.height);
  return { ...size, scale };
}
