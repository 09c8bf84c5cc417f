import type { Locator } from '@playwright/test';

/** Clicks near the left end of something in the preview, which may be scaled: Playwright reckons with no scale of a frame. */
export async function clickInPreview(target: Locator, { clickCount = 1 } = {}): Promise<void> {
  const page = target.page();
  const frame = (await page.locator('iframe[title="App Preview"]').boundingBox())!;
  const { x, y, width } = await target.evaluate((node) => {
    const box = node.getBoundingClientRect();
    return { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2, width: innerWidth };
  });
  const scale = frame.width / width;
  await page.mouse.click(frame.x + x * scale, frame.y + y * scale, { clickCount });
}
