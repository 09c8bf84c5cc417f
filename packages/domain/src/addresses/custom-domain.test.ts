import { describe, expect, test } from 'vitest';
import { readCustomDomain } from './custom-domain.ts';

const own = ['whittle.example.com', 'apps.example.com'];

describe('[ROUTE-05] a domain of an app', () => {
  test.each([
    ['shop.example.org', 'shop.example.org'],
    [' https://Shop.Example.org/ ', 'shop.example.org'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['example.com', 'example.com'],
    ['a.b.c.d.example.', 'a.b.c.d.example'],
  ])('%j is %s', (typed, domain) => {
    expect(readCustomDomain(typed, own)).toEqual({ ok: true, domain });
  });

  test.each([
    ['', 'no-domain'],
    ['shop', 'no-domain'],
    ['shop.example.org/path', 'no-domain'],
    ['shop.example.org:8080', 'no-domain'],
    ['ada@shop.example.org', 'no-domain'],
    ['10.0.0.1', 'no-domain'],
    ['0x7f.1', 'no-domain'],
    ['[::1]', 'no-domain'],
    ['-shop.example.org', 'no-domain'],
    [`${'a'.repeat(64)}.example.org`, 'no-domain'],
    ['localhost', 'local'],
    ['shop.localhost', 'local'],
    ['printer.local', 'local'],
    ['whittle.example.com', 'own'],
    ['preview--1.apps.example.com', 'own'],
    ['APPS.example.com', 'own'],
  ])('%j is none: %s', (typed, problem) => {
    expect(readCustomDomain(typed, own)).toEqual({ ok: false, problem });
  });
});
