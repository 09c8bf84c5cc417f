import { expect, test } from 'vitest';
import { supportLinkOf, webLinkOf } from './owner-links.ts';

test('[SIGN-03] what an owner typed becomes a link only when it leads to a page', () => {
  expect(webLinkOf('https://example.com/terms')).toBe('https://example.com/terms');
  expect(webLinkOf(' example.com/terms ')).toBe('https://example.com/terms');
  for (const text of [
    '',
    'see below',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/terms',
    'localhost',
  ])
    expect([text, webLinkOf(text)]).toEqual([text, null]);
  for (const text of [
    'https://ada@evil.example',
    'ada@example.com',
    'java\nscript:alert(1)',
    'https://a b',
    'https://a.example/terms and more',
  ])
    expect([text, webLinkOf(text)]).toEqual([text, null]);
});

test('[SIGN-03] support is an address to write to or a page', () => {
  expect(supportLinkOf('help@example.com')).toBe('mailto:help@example.com');
  expect(supportLinkOf('example.com/help')).toBe('https://example.com/help');
  expect(supportLinkOf('help@example.com?bcc=eve@example.com')).toBeNull();
  expect(supportLinkOf('ask Ada')).toBeNull();
});
