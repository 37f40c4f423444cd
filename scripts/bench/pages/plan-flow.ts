import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { build } from 'vite';
import type { PlanDays, PlanInput } from '#shared/rules/plan/plan-days.ts';
import { type Figure, median, times } from '#scripts/bench/figure.ts';
import { ROOT } from '#scripts/bench/load/processes.ts';
import { FLAGS } from './first-load.ts';

const PROBLEMS = 1000;
const ROUNDS = 50;
const WARM_UP = 5;
const MAX_MS = 50;

/** The rules of plans as a script that defines `plan`. */
async function rulesAsScript(): Promise<string> {
  const entry = join(ROOT, 'shared/rules/plan/plan-days.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'plan' } },
  });
  if ('on' in built) throw new Error('Nothing is watched');
  return [built]
    .flat()
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

/** Measures recomputing a plan of 1,000 problems, as each tick on its page does, in a real browser. */
export async function measurePlanFlow(): Promise<Figure[]> {
  const script = await rulesAsScript();
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const sizes = { problems: PROBLEMS, rounds: ROUNDS, warmUp: WARM_UP };
    const { flows, copies, planned } = await page.evaluate(flowTimes, sizes);
    const [flow, copy] = [median(flows), median(copies)];
    if (planned === 0) throw new Error('The plan has no problem');
    return [
      {
        name: `plan of ${PROBLEMS} problems for a year, recomputed, median of ${ROUNDS}`,
        value: `${flow.toFixed(1)} ms  (${times(flow / copy)}), at worst ${Math.max(...flows).toFixed(1)} ms`,
        reference: `copying its problems: ${copy.toFixed(1)} ms`,
        target: `under ${MAX_MS} ms`,
        isMet: flow < MAX_MS,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** In the page: a third of the problems is done, one after the other, and a tenth was tried; each day has reviews. */
function flowTimes({ problems: count, rounds, warmUp }: { problems: number; rounds: number; warmUp: number }) {
  const { plan } = globalThis as unknown as { plan: { planDays(input: PlanInput): PlanDays } }; // defined by the script above
  const all = Array.from({ length: count }, (_, index) => ({
    slug: `problem-${index}`,
    name: `Problem ${index}`,
    topic: `Topic ${index % 36}`,
    level: ['Easy', 'Medium', 'Hard'][index % 3] ?? '',
    reports: (index * 7919) % 50,
  }));
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const reviews = new Map(days.map((day, index) => [day, { count: index % 10, minutes: (index % 10) * 5 }]));
  const settings = { interviewOn: '2027-01-01', company: 'Amazon', minutesPerWeek: 900, daysOff: [0] };
  const failed = new Set(all.filter((_, index) => index % 10 === 0).map(({ slug }) => slug));
  const done = new Map(all.filter((_, index) => index % 3 === 0).map(({ slug }) => [slug, '2025-12-01']));
  const [flows, copies]: [number[], number[]] = [[], []];
  let planned = 0;
  const timeOf = (run: () => unknown): number => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  };
  for (let round = -warmUp; round < rounds; round++) {
    // Ticked today.
    done.set(`problem-${round + warmUp}`, '2026-01-01');
    const input: PlanInput = {
      plan: { ...settings, level: 'intermediate' },
      problems: all,
      done,
      failed,
      reviews,
      today: '2026-01-01',
    };
    const flow = timeOf(() => {
      planned = plan.planDays(input).days.reduce((sum, { items }) => sum + items.length, 0);
    });
    const copy = timeOf(() => structuredClone(all));
    if (round < 0) continue;
    flows.push(flow);
    copies.push(copy);
  }
  return { flows, copies, planned };
}
