import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';

export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SERIOUS = new Set<unknown>(['serious', 'critical']);
const RULES = `Object.fromEntries(
  axe._audit.rules
    .filter(({ impact }) => ['minor', 'moderate'].includes(impact))
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
  const light = await violations(page, {});
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const dark = await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  return [
    ...light.map((fault) => `${where}: ${fault}`),
    ...dark.map((fault) => `${where} in dark: ${fault}`),
    ...(overflow > 0 ? [`${where} scrolls sideways by ${overflow} px`] : []),
  ];
}

async function violations(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  // Nothing that plays or turns by itself is on the site, for which styles and media would be loaded once more.
  const given = JSON.stringify({ resultTypes: ['violations'], preload: false, ...options });
  // What a rule finds has the rule's impact: those whose findings are left out need not look.
  const run = `axe.run({ ...${given}, rules: ${RULES} }).then(({ violations }) => violations)`;
  // The site's content security policy holds for elements of the page, not for what the browser is told to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate<Result[]>(run);
  return violations
    .filter(({ impact }) => SERIOUS.has(impact))
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any }) => `${id} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
}
