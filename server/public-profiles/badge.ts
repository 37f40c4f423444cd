import { escapeHtml } from '#shared/rules/text/escape-html.ts';
import type { ProfileView } from './profile-views.ts';
import { widthOf } from './lettering.ts';

const HEIGHT = 20;
const SIZE = 11;
const PADDING = 6;
const LABEL = 'GearUp';
/** Grey and the site's red; white is readable on both. */
const COLORS = { label: '#3f3f46', value: '#c41d28' };

/** A badge for a README with the number of problems somebody has solved. It uses the reader's own fonts. */
export function badgeOf({ name, total }: ProfileView): string {
  const value = `${total.done} solved`;
  const [left, right] = [LABEL, value].map((text) => Math.ceil(widthOf(text, SIZE)) + 2 * PADDING) as [number, number]; // of two texts
  const title = escapeHtml(`${name} on GearUp: ${value}`);
  const written = (text: string, x: number, width: number) =>
    `<text x="${x + PADDING}" y="14" textLength="${width - 2 * PADDING}">${escapeHtml(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<clipPath id="r"><rect width="${left + right}" height="${HEIGHT}" rx="3"/></clipPath>`,
    `<g clip-path="url(#r)"><rect width="${left}" height="${HEIGHT}" fill="${COLORS.label}"/>`,
    `<rect x="${left}" width="${right}" height="${HEIGHT}" fill="${COLORS.value}"/></g>`,
    `<g fill="#fff" font-family="DejaVu Sans,Verdana,Geneva,sans-serif" font-size="${SIZE}">`,
    `${written(LABEL, 0, left)}${written(value, left, right)}</g></svg>`,
    '',
  ].join('\n');
}
