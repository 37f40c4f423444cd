import type { Trace } from '../read-trace.ts';
import { recordSample } from './sample-recorder.ts';

export type Sample = { title: string; source: string; trace: Trace };

const TWO_POINTERS = `def max_area(height, start=0):
    left, right = 0, len(height) - 1
    best = 0
    while left < right:
        area = min(height[left], height[right]) * (right - left)
        best = max(best, area)
        if height[left] < height[right]:
            left += 1
        else:
            right -= 1
    print("best", best)
    return best
`;

/** Two index variables that move towards each other in a list. */
export function twoPointers(height: number[] = [1, 8, 6, 2, 5, 4, 8, 3, 7]): Sample {
  const run = recordSample(TWO_POINTERS);
  run.call('max_area', 'def max_area', { height });
  run.line('left, right = 0');
  let [left, right, best] = [0, height.length - 1, 0];
  run.line('best = 0', { left, right });
  run.line('while left', { best });
  while (left < right) {
    run.line('area = min');
    const area = Math.min(height[left] ?? 0, height[right] ?? 0) * (right - left);
    run.line('best = max', { area });
    best = Math.max(best, area);
    run.line('if height[left]', { best });
    if ((height[left] ?? 0) < (height[right] ?? 0)) {
      run.line('left += 1');
      left++;
    } else {
      run.line('right -= 1');
      right--;
    }
    run.line('while left', { left, right });
  }
  run.line('print("best"');
  run.print(`best ${best}\n`);
  run.line('return best');
  run.leave('return best', best);
  return { title: 'Two pointers', source: TWO_POINTERS, trace: run.trace() };
}

const FLOOD_FILL = `def flood_fill(image, sr, sc, color):
    old = image[sr][sc]
    queue = deque([(sr, sc)])
    seen = set()
    while queue:
        r, c = queue.popleft()
        image[r][c] = color
        seen.add((r, c))
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = r + dr, c + dc
            if 0 <= nr < len(image) and 0 <= nc < len(image[0]) and image[nr][nc] == old:
                queue.append((nr, nc))
    return image
`;

export function floodFill(): Sample {
  const run = recordSample(FLOOD_FILL);
  const image = [
    [1, 1, 0, 0],
    [1, 0, 0, 1],
    [1, 1, 1, 0],
  ];
  const color = 7;
  const old = 1;
  const pair = (row: number, column: number) => ({ t: 'tuple', v: [row, column] });
  const asDeque = (pairs: readonly (readonly [number, number])[]) => ({
    t: 'deque',
    v: pairs.map(([a, b]) => pair(a, b)),
  });
  const seen = new Set<unknown>();
  run.call('flood_fill', 'def flood_fill', { image, sr: 0, sc: 0, color });
  run.line('old = image');
  run.line('queue = deque', { old });
  const waiting: [number, number][] = [[0, 0]];
  run.line('seen = set', { queue: asDeque(waiting) });
  run.line('while queue', { seen });
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [r, c] = next;
    run.line('r, c = queue');
    run.line('image[r][c] = color', { r, c, queue: asDeque(waiting) });
    const row = image[r];
    if (row) row[c] = color;
    run.line('seen.add');
    seen.add(pair(r, c));
    for (const [dr, dc] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      run.line('for dr, dc');
      run.line('nr, nc = r', { dr, dc });
      const [nr, nc] = [r + dr, c + dc];
      run.line('if 0 <= nr', { nr, nc });
      if (image[nr]?.[nc] !== old) continue;
      run.line('queue.append');
      waiting.push([nr, nc]);
      run.line('for dr, dc', { queue: asDeque(waiting) });
    }
    run.line('while queue');
  }
  run.line('return image');
  run.leave('return image', image);
  return { title: 'Flood fill with a queue', source: FLOOD_FILL, trace: run.trace() };
}

const PATHS = `function uniquePaths(m, n) {
  const dp = Array.from({ length: m }, () => new Array(n).fill(0));
  for (let i = 0; i < m; i++) {
    for (let j = 0; j < n; j++) {
      if (i === 0 || j === 0) dp[i][j] = 1;
      else dp[i][j] = dp[i - 1][j] + dp[i][j - 1];
    }
  }
  return dp[m - 1][n - 1];
}
`;

export function pathTable(m = 4, n = 6): Sample {
  const run = recordSample(PATHS);
  run.call('uniquePaths', 'function uniquePaths', { m, n });
  run.line('const dp');
  const dp = Array.from({ length: m }, () => new Array<number>(n).fill(0));
  run.line('for (let i', { dp });
  for (let i = 0; i < m; i++) {
    run.line('for (let j', { i });
    for (let j = 0; j < n; j++) {
      run.line('if (i === 0', { j });
      const row = dp[i] ?? [];
      if (i > 0 && j > 0) run.line('else dp');
      row[j] = i === 0 || j === 0 ? 1 : (dp[i - 1]?.[j] ?? 0) + (row[j - 1] ?? 0);
      run.line('for (let j');
    }
  }
  run.line('return dp');
  run.leave('return dp', dp[m - 1]?.[n - 1]);
  return { title: 'A table of paths', source: PATHS, trace: run.trace() };
}
