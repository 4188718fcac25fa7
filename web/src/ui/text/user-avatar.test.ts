// Avatars: initials where there is no picture; letters are readable in both schemes, and fills are dark in the dark one.
import { readFileSync } from 'node:fs';
import { avatarColors } from '@wattpact/domain/users/user';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { UserAvatar } from './user-avatar.tsx';

const css = readFileSync(new URL('./user-avatar.module.css', import.meta.url), 'utf8');

/** The colours of a scheme: the avatar's, replaced by those of its own colour where defined. */
function coloursOf(color: string, isDark: boolean): { tint: string; ink: string } {
  const found: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const own = /data-color="(\w+)"/.exec(selector)?.[1];
    if ((own !== undefined && own !== color) || selector.includes('dark') !== isDark) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--(tint|ink): (#\w{6})/g)) found[name] = value;
  }
  return { tint: found.tint ?? '', ink: found.ink ?? coloursOf('teal', isDark).ink };
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(avatarColors)('%s', (color) => {
  test.each([false, true])('reads well, dark scheme: %s', (isDark) => {
    const { tint, ink } = coloursOf(color, isDark);
    expect(contrast(tint, ink)).toBeGreaterThan(4.5);
    expect(luminance(tint) < luminance(ink)).toBe(isDark);
  });
});

test('[AUTH-32, AUTH-37] without a picture that has loaded, the initials of the name stand on its colour', () => {
  const shown = (name: string, src?: string) =>
    renderToStaticMarkup(createElement(UserAvatar, { name, color: 'blue', src }));
  for (const src of [undefined, '/api/users/u1/avatar?version=1']) {
    expect(shown('Ana Maria de Moura', src)).toMatch(/data-color="blue"[^>]*>AM</);
    expect(shown('Ana Moura', src)).not.toContain('<img');
  }
  expect(shown('Ana')).toContain('>A<');
});
