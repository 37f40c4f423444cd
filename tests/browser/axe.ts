import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { NARROW, WIDE } from './browser.ts';
import { addTo, elementsOf, Look, outermostBut } from './looks.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SERIOUS = new Set<unknown>(['serious', 'critical']);
/** The rules besides axe's defaults: the size of targets. */
const rules = (leftOut: string[]) => `Object.fromEntries(
  axe._audit.rules
    .filter(({ id, impact }) => ['minor', 'moderate'].includes(impact) || ${JSON.stringify(leftOut)}.includes(id))
    .map(({ id }) => [id, { enabled: false }])
    .concat([['target-size', { enabled: true }]]),
)`;

/** Waits until a page has its content and is interactive. */
export async function settle(page: Page) {
  await page.waitForFunction(
    () => !window.earlyInput && document.querySelector('main h1, main h2') && !document.querySelector('.skeleton'),
  );
}

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The looks that axe has checked: at each width, and the colours in each theme, which are the same at every width. */
export type Checked = { atWidth: Map<number, Look>; light: Look; dark: Look };
export const nothingChecked = (): Checked => ({ atWidth: new Map(), light: new Look(), dark: new Look() });

/** Returns serious accessibility faults of a page in the light theme, and of its colours in the dark theme. */
export async function faultsOf(page: Page, checked = nothingChecked()): Promise<string[]> {
  return [
    ...(await newFaults(page, checked)),
    ...(await newFaults(page, checked, { theme: 'dark', coloursOnly: true })),
    ...(await overflowOf(page)),
  ];
}

/**
 * The same for a wide page and then for a narrow one, with one load for both: the width affects styles and measuring
 * code, not what is loaded. Leaves the page wide.
 * @param options.atNarrow finds other faults of the narrow page
 */
export async function faultsAtBothWidths(
  page: Page,
  { checked = nothingChecked(), atNarrow }: { checked?: Checked; atNarrow?(page: Page): Promise<string[]> } = {},
): Promise<string[]> {
  const faults = [...(await newFaults(page, checked)), ...(await overflowOf(page))];
  await page.setViewportSize(NARROW);
  // Code that measures has reacted to the width.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // Starting axe takes longest, so one run checks the narrow page and the dark theme.
  faults.push(...(await newFaults(page, checked, { theme: 'dark' })));
  faults.push(...(await newFaults(page, checked, { coloursOnly: true })), ...(await overflowOf(page)));
  if (atNarrow) faults.push(...(await atNarrow(page)));
  await page.setViewportSize(WIDE);
  faults.push(...(await newFaults(page, checked, { theme: 'dark', coloursOnly: true })));
  return faults;
}

type Check = { theme?: 'light' | 'dark'; coloursOnly?: boolean };

/** Returns the faults in elements whose look was not checked before. */
async function newFaults(page: Page, checked: Checked, { theme = 'light', coloursOnly = false }: Check = {}) {
  const width = page.viewportSize()?.width ?? 0;
  const looks = checked.atWidth.get(width) ?? new Look();
  checked.atWidth.set(width, looks);
  const elements = await elementsOf(page);
  const newLooks = coloursOnly ? new Set<number>() : addTo(looks, elements);
  const newColours = addTo(checked[theme], elements, { withSize: false });
  if (newLooks.size + newColours.size === 0) return [];
  const setDark = (isDark: boolean) =>
    page.evaluate((force) => void document.documentElement.classList.toggle('dark', force), isDark);
  if (theme === 'dark') await setDark(true);
  const found = await violations(page, {
    ...(newLooks.size === 0 && { runOnly: COLOURS }),
    ...(newColours.size === 0 && { leftOut: COLOURS }),
    excluded: outermostBut(new Set([...newLooks, ...newColours]), elements),
  });
  if (theme === 'dark') await setDark(false);
  return found.map((fault) => `${placeOf(page)} in ${theme}: ${fault}`);
}

/** The same without colours, for a page whose colours have been checked at another width. */
export async function faultsOfLayout(page: Page): Promise<string[]> {
  const light = await violations(page, { leftOut: COLOURS });
  return [...named(page, light), ...(await overflowOf(page))];
}

const placeOf = (page: Page) => `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
const named = (page: Page, faults: string[]) => faults.map((fault) => `${placeOf(page)}: ${fault}`);

/** By how much a page scrolls sideways. */
export async function overflowOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [`${placeOf(page)} scrolls sideways by ${overflow} px`] : [];
}

type Rules = { runOnly?: string[]; leftOut?: string[]; excluded?: number[] };

async function violations(page: Page, { runOnly, leftOut = [], excluded = [] }: Rules): Promise<string[]> {
  // The site has nothing that plays or rotates by itself, for which axe would load styles and media again.
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false, runOnly });
  const context = `{ exclude: ${JSON.stringify(excluded)}.map((at) => elements[at]).filter((one) => one.isConnected) }`;
  // Findings have the impact of their rule, so rules whose findings are ignored need not run.
  const run = `axe.run(${excluded.length > 0 ? context : 'document'}, { ...${options}, rules: ${rules(leftOut)} })
    .then(({ violations }) => violations)`;
  // The site's content security policy applies to elements of the page, not to code that the browser is told to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate<Result[]>(run);
  return violations
    .filter(({ impact }) => SERIOUS.has(impact))
    .flatMap(({ id, nodes }) =>
      nodes
        .map(({ html, any }) => `${id} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
        // By the top bar, under which the page scrolls.
        .filter((fault) => !fault.includes('because it is partially obscured'))
        .slice(0, 3),
    );
}
