import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';

export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SERIOUS = new Set<unknown>(['serious', 'critical']);
/** These take most of the time, and are asked of what differs in colour. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const RULES = `Object.fromEntries(
  axe._audit.rules
    .filter(({ id, impact }) => ['minor', 'moderate'].includes(impact) || ${JSON.stringify(COLOUR_RULES)}.includes(id))
    .map(({ id }) => [id, { enabled: false }]),
)`;

/** Waits until a page has its content and works. */
export async function settle(page: Page) {
  await page.waitForFunction(
    () => !window.earlyInput && document.querySelector('main h1, main h2') && !document.querySelector('.skeleton'),
  );
}

/** What is seriously wrong with what a page shows: in light, and its colours in dark as well. */
export async function faultsOf(page: Page): Promise<string[]> {
  // The site's content security policy holds for elements of the page, not for what the browser is told to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const light = [...(await violations(page, {})), ...(await colourViolations(page))];
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const dark = await colourViolations(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  return [
    ...light.map((fault) => `${where}: ${fault}`),
    ...dark.map((fault) => `${where} in dark: ${fault}`),
    ...(overflow > 0 ? [`${where} scrolls sideways by ${overflow} px`] : []),
  ];
}

/** Of each way in which text is coloured on a page, what is wrong with the first and the last that is. */
async function colourViolations(page: Page): Promise<string[]> {
  const texts = await page.evaluateHandle(newlyColoured);
  await page.evaluate((elements) => Reflect.set(window, 'newlyColoured', elements), texts);
  if (await page.evaluate(({ length }) => length === 0, texts)) return [];
  return violations(page, { runOnly: COLOUR_RULES }, 'newlyColoured');
}

/**
 * Texts in colours in which none was returned before of this page: most of it are rows and cards that look alike, and
 * that look the same on a wide screen and a narrow one.
 */
function newlyColoured(): Element[] {
  const known = (Reflect.get(window, 'knownColours') ?? new Set()) as Set<string>; // as it is set below
  Reflect.set(window, 'knownColours', known);
  const ways = new Map<Element, string>();
  /** All that decides on the colours of an element and of what lies behind it. */
  const wayOf = (element: Element | null): string => {
    if (!element) return '';
    const found = ways.get(element);
    if (found !== undefined) return found;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const own = [color, backgroundColor, backgroundImage, opacity, isLarge, element.localName === 'a'].join();
    const behind = wayOf(element.parentElement);
    const way = behind.endsWith(`|${own}`) ? behind : `${behind}|${own}`;
    ways.set(element, way);
    return way;
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

  const alike = new Map<string, Element[]>();
  // What lies behind an open dialog is looked at when that is closed.
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')];
  for (const root of dialogs.length > 0 ? dialogs : [document.body])
    for (const element of root.querySelectorAll('*')) {
      if (!hasText(element) || !isSeen(element)) continue;
      const way = wayOf(element);
      if (!known.has(way)) alike.set(way, [...(alike.get(way) ?? []), element]);
    }
  for (const way of alike.keys()) known.add(way);
  return [...alike.values()].flatMap((elements) =>
    [...new Set([elements[0], elements.at(-1)])].flatMap((one) => one ?? []),
  );
}

async function violations(page: Page, options: { runOnly?: string[] }, texts = 'document'): Promise<string[]> {
  // Nothing that plays or turns by itself is on the site, for which styles and media would be loaded once more.
  const given = JSON.stringify({ resultTypes: ['violations'], preload: false, ...options });
  // What a rule finds has the rule's impact: those whose findings are left out need not look.
  const rules = options.runOnly ? '{}' : RULES;
  const run = `axe.run(${texts}, { ...${given}, rules: ${rules} }).then(({ violations }) => violations)`;
  const violations = await page.evaluate<Result[]>(run);
  return violations
    .filter(({ impact }) => SERIOUS.has(impact))
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any }) => `${id} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
}
