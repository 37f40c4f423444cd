import type { Page } from 'playwright-core';

/** What has been looked at in a page, whatever it has shown since. */
const looked = new WeakMap<Page, Set<number>>();

/**
 * Marks the rows, items and sections of a page that are built, and styled, as one that was looked at before in the same
 * width: they differ in their texts alone.
 */
export async function markRepeats(page: Page): Promise<void> {
  const known = looked.get(page) ?? new Set();
  looked.set(page, known);
  for (const one of await page.evaluate(mark, [...known])) known.add(one);
}

/** In the page, where each is known by a hash. @returns what was not known */
function mark(known: number[]): number[] {
  const hashOf = (text: string) => {
    let [high, low] = [0, 0];
    for (let at = 0; at < text.length; at++) {
      high = Math.imul(high ^ text.charCodeAt(at), 0x9e3779b1);
      low = Math.imul(low + text.charCodeAt(at), 0x5f356495) ^ (high >>> 15);
    }
    return (high >>> 11) * 2 ** 32 + (low >>> 0);
  };
  const states = /^(class|role|type|open|disabled|tabindex|aria-(?!label|controls|describedby|owns).*)$/;
  const attributesOf = (element: Element) =>
    Array.from(element.attributes, ({ name, value }) => {
      if (name === 'data-repeats') return '';
      return states.test(name) ? `${name}=${value}` : name + (value.trim() ? '' : '=');
    });
  const shapeOf = (node: Node): string => {
    if (node instanceof Text) return node.data.trim() ? '"' : '';
    if (!(node instanceof Element)) return '';
    return `<${node.localName} ${attributesOf(node).join(' ')}>${Array.from(node.childNodes, shapeOf).join('')}</>`;
  };
  /** Where it stands, as far as styles ask for that. */
  const placeOf = (element: Element): string => {
    const { parentElement: parent, previousElementSibling: previous, nextElementSibling: next } = element;
    const place = parent ? Array.prototype.indexOf.call(parent.children, element) % 2 : 0;
    const own = `${element.localName} ${element.className} ${place}${previous ? '' : ' first'}${next ? '' : ' last'}`;
    return parent ? `${placeOf(parent)} > ${own}` : own;
  };
  const before = new Set(known);
  const found: number[] = [];
  for (const marked of document.querySelectorAll('[data-repeats]')) marked.removeAttribute('data-repeats');
  for (const element of document.querySelectorAll('main :is(li, tr, article, section, details)')) {
    if (element.closest('[data-repeats]')) continue;
    const built = hashOf(`${innerWidth} ${placeOf(element)}: ${shapeOf(element)}`);
    if (before.has(built)) element.setAttribute('data-repeats', '');
    else found.push(built);
    before.add(built);
  }
  return found;
}
