import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';

export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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

/** Returns serious accessibility faults of a page in the light theme, and of its colours in the dark theme. */
export async function faultsOf(page: Page): Promise<string[]> {
  const light = await violations(page, {});
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const dark = await violations(page, { runOnly: COLOURS });
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  return [...named(page, light), ...named(page, dark, ' in dark'), ...(await overflowOf(page))];
}

/** The same without colours, for a page whose colours have been checked at another width. */
export async function faultsOfLayout(page: Page): Promise<string[]> {
  const light = await violations(page, { leftOut: COLOURS });
  return [...named(page, light), ...(await overflowOf(page))];
}

const placeOf = (page: Page) => `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
const named = (page: Page, faults: string[], theme = '') => faults.map((fault) => `${placeOf(page)}${theme}: ${fault}`);

/** By how much a page scrolls sideways. */
export async function overflowOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [`${placeOf(page)} scrolls sideways by ${overflow} px`] : [];
}

type Rules = { runOnly?: string[]; leftOut?: string[] };

async function violations(page: Page, { runOnly, leftOut = [] }: Rules): Promise<string[]> {
  // The site has nothing that plays or rotates by itself, for which axe would load styles and media again.
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false, runOnly });
  // Findings have the impact of their rule, so rules whose findings are ignored need not run.
  const run = `axe.run({ ...${options}, rules: ${rules(leftOut)} }).then(({ violations }) => violations)`;
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
