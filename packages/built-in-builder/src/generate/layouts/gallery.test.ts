import { expect, test } from 'vitest';
import { recognise } from '../../recognise/recognise.ts';
import { appFiles } from '../app-files.ts';

test('[GEN-60] a shop’s pictures carry the button that fills the cart, a gallery without a cart does not', () => {
  const galleryOf = (prompt: string) => {
    const { plan, samples } = recognise(prompt);
    return appFiles(plan, { samples }).find(({ path }) => path.endsWith('Gallery.jsx'))?.content ?? '';
  };
  expect(galleryOf('An online shop for tea with name, price and photo; customers put products in a cart')).toContain(
    '<AddToCart item={{ id: product.id, name: product.name, price: product.price ?? 0 }} />',
  );
  expect(galleryOf('My recipes with name, photo and ingredients')).not.toContain('AddToCart');
});
