import { parseSignature } from '#judge/values/signature.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { measureCurves, type Point } from '#judge/growth/growth-plan.ts';
import { formatCount, formatTime } from '#judge/growth/growth-sentence.ts';
import type { Curve } from '#judge/growth/growth.ts';
import type { Growth } from '#judge/problem/problem.ts';
import { href } from '#shared/paths.ts';
import { Sandbox } from './judge/sandbox.ts';
import { timeBatches } from './judge/time-batches.ts';
import { GrowthChart } from './results/growth-chart.tsx';

type Program = { name: string; growth: Growth; source: string };

const SIGNATURE = parseSignature('hasPair(nums: int[], target: int): bool');

/** Whether two of the numbers add up to the target, by three approaches. */
const PROGRAMS: Program[] = [
  {
    name: 'Brute force',
    growth: 'n^2',
    source: `function hasPair(nums, target) {
      for (let i = 0; i < nums.length; i++)
        for (let j = i + 1; j < nums.length; j++) if (nums[i] + nums[j] === target) return true;
      return false;
    }`,
  },
  {
    name: 'Sort and two pointers',
    growth: 'n log n',
    source: `function hasPair(nums, target) {
      const sorted = nums.slice().sort((a, b) => a - b);
      for (let left = 0, right = sorted.length - 1; left < right; ) {
        const sum = sorted[left] + sorted[right];
        if (sum === target) return true;
        if (sum < target) left++;
        else right--;
      }
      return false;
    }`,
  },
  {
    name: 'Hash set',
    growth: 'n',
    source: `function hasPair(nums, target) {
      const seen = new Set();
      for (const num of nums) {
        if (seen.has(target - num)) return true;
        seen.add(num);
      }
      return false;
    }`,
  },
];

const SIZES = [500, 1000, 2000, 4000, 8000];
const PLAN = {
  smallest: 500,
  largest: 8000,
  sizes: SIZES,
  // A chart needs less precision than a comparison: batches of 5 ms instead of 20.
  clockStep: 25_000,
  firstRepeat: 64,
  // Enough for the quadratic program to reach the largest size on a slow device too.
  budget: 10e9,
};

/** Even numbers and an odd target: there is no pair, so every approach has to check all of them. */
const inputOf = (size: number) => ({
  args: [Array.from({ length: size }, (_, index) => 2 * ((index * 48_271) % 65_521)), 7],
});

/** Measures three programs on this device, in the same kind of sandbox as learners' programs. */
async function measure(signal: AbortSignal, onCurves: (curves: Curve[]) => void): Promise<void> {
  const sandbox = new Sandbox();
  const sources = new Map(PROGRAMS.map(({ name, source }) => [name, source]));
  const inputsOf = (size: number) => [inputOf(size)];
  const time = timeBatches(sandbox, { language: 'javascript', signature: SIGNATURE, sources, inputsOf }, signal);
  const onPoints = (points: ReadonlyMap<string, Point[]>) =>
    onCurves(PROGRAMS.map(({ name, growth }) => ({ name, growth, points: points.get(name) ?? [], atLargest: null })));
  try {
    await measureCurves([...sources.keys()], { ...PLAN, onPoints }, time);
  } finally {
    sandbox.close();
  }
}

/** The time of each at its largest size, such as 'for 8,000 numbers: Hash set 0.2 ms'; with the size if it differs. */
function summaryOf(curves: readonly Curve[]): string {
  const largest = SIZES.at(-1) ?? 0;
  const times = curves.map(({ name, points }) => {
    const last = points.at(-1);
    if (!last) return `${name} too long to measure`;
    const time = `${name} ${formatTime(last.nanoseconds)}`;
    return last.size === largest ? time : `${time} for ${formatCount(last.size)}`;
  });
  return `for ${formatCount(largest)} numbers: ${times.join(', ')}`;
}

/** The curves of three approaches, measured on the reader's device. */
export function DeviceCurves() {
  const [curves, setCurves] = useState<Curve[]>([]);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    measure(controller.signal, setCurves)
      .then(() => setDone(true))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setFailure((error as Error).message); // of the sandbox
      });
    return () => controller.abort();
  }, []);
  return (
    <>
      <GrowthChart curves={curves} />
      <p role="status" className="mt-3 text-sm text-muted">
        {failure !== ''
          ? `This could not be measured: ${failure}`
          : isDone
            ? `Is there a pair with this sum? On this device, ${summaryOf(curves)}.`
            : 'Measuring …'}
      </p>
      {isDone && (
        <Link
          to={href('problem', { slug: 'two-sum' })}
          className="mt-2 inline-flex min-h-10 items-center font-medium underline underline-offset-4"
        >
          Measure a program of yours
        </Link>
      )}
    </>
  );
}
