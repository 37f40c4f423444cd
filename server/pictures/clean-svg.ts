import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';

/** The maximum size of a drawing in bytes; larger ones are slow to parse. */
export const MAX_SVG_BYTES = 1_000_000;

const RULES: Config & { RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { svg: true, svgFilters: true },
  // The rule for references below makes it harmless.
  ADD_TAGS: ['use'],
  FORBID_TAGS: ['a', 'foreignObject', 'script'],
  RETURN_DOM_FRAGMENT: true,
};

const INSIDE = /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/i;
const INSIDE_CSS = /^(?!.*(\\|@import|image-set|src\s*\())(?!.*url\((?!\s*['"]?#))/is;

const { window } = new JSDOM('');
const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  for (const { name, value } of [...element.attributes]) {
    const isInside = /(^|:)(href|src)$/i.test(name) ? INSIDE.test(value) : INSIDE_CSS.test(value);
    if (!isInside) element.removeAttribute(name);
  }
  if (element.localName === 'style' && !INSIDE_CSS.test(element.textContent)) element.remove();
});

/**
 * Removes from an SVG drawing everything that runs, and every reference to something outside its file.
 * @returns null for text without a drawing
 */
export function cleanSvg(source: string): string | null {
  const svg = purify.sanitize(source, RULES).querySelector('svg');
  return svg && new window.XMLSerializer().serializeToString(svg);
}
