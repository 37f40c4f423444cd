import type { Page } from 'playwright-core';

/** How an element looks, apart from its texts, and what stands within an element of this look. */
export class Look {
  readonly within = new Map<string, Look>();
}

/** An element: the position of its parent in the list, its own look, and its size. */
export type Described = [parent: number, look: string, size: '' | 'small'];

/** What can be pressed. */
const TARGETS = 'a, button, input, select, textarea, summary, [role], [tabindex]';

/**
 * Describes every element of a page by what accessibility depends on: its tag, attributes and classes, whether it is
 * shown, empty, without a label, or a target that is too small. Keeps the elements in the page as `elements`.
 */
export async function elementsOf(page: Page): Promise<Described[]> {
  const text = await page.evaluate((targets) => {
    const elements = [...document.body.querySelectorAll('*')];
    Object.assign(window, { elements });
    const positions = new Map<Element | null, number>(elements.map((element, index) => [element, index]));
    const describe = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [`${element.tagName} hidden`, ''];
      const attributes = [...element.attributes].map(({ name, value }) =>
        /^(role|type|rel|scope|class|style)$/.test(name) || /^(true|false|)$/.test(value) ? `${name}=${value}` : name,
      );
      const labels = 'labels' in element ? (element.labels as NodeList | null) : null; // of a field
      const states = [
        ...(element.textContent.trim() === '' ? ['empty'] : []),
        ...(labels?.length === 0 ? ['unlabelled'] : []),
      ];
      const { width, height } = element.getBoundingClientRect();
      const isSmall = Math.min(width, height) < 24 && element.matches(targets);
      return [[element.tagName, ...attributes.toSorted(), ...states].join(' '), isSmall ? 'small' : ''];
    };
    return JSON.stringify(
      elements.map((element) => [positions.get(element.parentElement) ?? -1, ...describe(element)]),
    );
  }, TARGETS);
  return JSON.parse(text) as Described[]; // as above
}

/** Adds the looks of elements to those seen before. @returns the elements with a new one, and all around them */
export function addTo(seen: Look, elements: Described[], { withSize = true } = {}): Set<number> {
  const looks: Look[] = [];
  const found = new Set<number>();
  elements.forEach(([parent, look, size], at) => {
    const { within } = looks[parent] ?? seen;
    const text = withSize ? `${look} ${size}` : look;
    const known = within.get(text);
    looks.push(known ?? new Look());
    if (known) return;
    within.set(text, looks[at] ?? new Look());
    for (let around = at; around >= 0 && !found.has(around); around = elements[around]?.[0] ?? -1) found.add(around);
  });
  return found;
}

/** Returns the outermost elements that are not in a set. */
export const outermostBut = (kept: Set<number>, elements: Described[]): number[] =>
  elements.flatMap(([parent], at) => (!kept.has(at) && (parent < 0 || kept.has(parent)) ? [at] : []));
