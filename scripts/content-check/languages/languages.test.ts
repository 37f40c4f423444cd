import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from './command.ts';
import { LANGUAGES } from './languages.ts';
import { splitStatements } from './sql.ts';
import type { Run } from './toolchain.ts';

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Good and bad programs with the fault of each; null for none. */
const PROGRAMS: Record<string, [source: string, output: string, fault: string | null][]> = {
  bash: [
    ['printf "b\\na\\n" | sort; ls | wc -l', 'a\nb\n0\n', null],
    ['git init -q; git commit -q --allow-empty -m One; git log --format="%an %s"', 'Ada One\n', null],
    ['echo 1; grep -q a /dev/null; echo 2', '1\n', 'ended with code 1'],
    ['echo "$unknown"', '', 'unbound variable'],
  ],
  c: [
    ['#include <stdio.h>\nint main(void) { puts("1"); }', '1\n', null],
    ['int main(void) { int unused; }', '', 'unused-variable'],
    ['#include <stdio.h>\nint main(void) { puts("1"); return 3; }', '1\n', 'ended with code 3'],
    ['int main(void) { *(volatile int *)0 = 1; }', '', 'ended'],
  ],
  cpp: [
    ['#include <cstdio>\nint main() { std::puts("1"); }', '1\n', null],
    ['#include <cstdio>\nint main() { for (unsigned i = 0; i > -1; i++) std::puts("1"); }', '', 'sign-compare'],
    ['#include <cstdlib>\nint main() { std::abort(); }', '', 'ended'],
  ],
  html: [
    [htmlPage('<p id="a">1</p><script>console.log(document.querySelector("#a").textContent)</script>'), '1\n', null],
    [htmlPage('<ul><p>1</p></ul>'), '', 'element-permitted-content'],
    [htmlPage('<script>console.log(1); nothing();</script>'), '1\n', 'nothing is not defined'],
  ],
  java: [
    [java('System.out.print("é");'), 'é', null],
    [java('java.util.List<String> raw = new java.util.ArrayList();'), '', 'unchecked'],
    [java('System.out.println(1); throw new IllegalStateException("full");'), '1\n', 'IllegalStateException: full'],
    [java('System.out.println(1); System.exit(3);'), '1\n', 'ended with code 3'],
    [java('new Thread(() -> System.out.println(1)).start();'), '1\n', null],
    ['class Other {}', '', 'no public class Main'],
  ],
  javascript: [
    ['console.log(1)', '1\n', null],
    ['console.log(1)\nthrow new Error("full")', '1\n', 'Error: full'],
  ],
  jsx: [
    [
      "import { act, useState } from 'react';\nimport { createRoot } from 'react-dom/client';\n" +
        'const Button = () => {\n  const [count, setCount] = useState(0);\n' +
        '  return <button onClick={() => setCount(count + 1)}>{count}</button>;\n};\n' +
        "const root = document.querySelector('#root');\nawait act(() => createRoot(root).render(<Button />));\n" +
        "await act(() => root.querySelector('button').click());\nconsole.log(root.innerHTML);",
      '<button>1</button>\n',
      null,
    ],
    [
      "import { renderToString } from 'react-dom/server';\nconsole.log(renderToString(<p>{[1, 2].map((n) => <b>{n}</b>)}</p>));",
      '<p><b>1</b><b>2</b></p>\n',
      'unique "key"',
    ],
  ],
  python: [
    ['print("é")', 'é\n', null],
    ['print(1)\nraise ValueError("full")', '1\n', 'ValueError: full'],
    ['print(1 is 1)', '', 'with a literal'],
  ],
  typescript: [
    ["import { basename } from 'node:path';\nconst name: string = basename('a/b');\nconsole.log(name);", 'b\n', null],
    ['const count: number = "one";\nconsole.log(count);', '', "not assignable to type 'number'"],
    ['enum Size { Small }\nconsole.log(Size.Small);', '', 'erasableSyntaxOnly'],
  ],
};

/** Faults that a compiler or a validator reports, before anything runs. */
const NOT_COMPILED = new Set([
  ...['unused-variable', 'sign-compare', 'element-permitted-content', 'unchecked'],
  ...["not assignable to type 'number'", 'erasableSyntaxOnly'],
]);

function htmlPage(body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><title>One</title></head><body>${body}</body></html>`;
}

function java(statements: string): string {
  return `public class Main { public static void main(String[] args) { ${statements} } }`;
}

const toolchains = new Map(
  await Promise.all(
    Object.keys(PROGRAMS).map(async (name) => [name, (await LANGUAGES[name]?.find(folder)) ?? null] as const),
  ),
);
afterAll(async () => {
  for (const toolchain of toolchains.values()) await toolchain?.close?.();
});

describe.each(Object.entries(PROGRAMS))('a program in %s', (name, programs) => {
  it.skipIf(!toolchains.get(name))(
    'is run, and a warning, a failure or a crash is its fault',
    async () => {
      for (const [source, output, fault] of programs) {
        const run: Run | undefined = await toolchains.get(name)?.run(source, folder);
        const expectedFault = fault === null ? null : expect.stringContaining(fault);
        const cause = fault !== null && NOT_COMPILED.has(fault) ? 'compilation' : null;
        expect({ source, ...run }).toEqual({ source, output, fault: expectedFault, cause });
      }
    },
    60_000,
  );
});

const sanitized = [...toolchains].filter(([, toolchain]) => toolchain?.identity.includes('-fsanitize'));

it.each(sanitized)('finds in %s what only sanitizers find', async (_name, toolchain) => {
  const program = (body: string) => `#include <stdlib.h>\nint main(int count, char **words) { (void)words; ${body} }`;
  const overflow = program('int sum = 2147483647; sum += count; return sum;');
  const beyond = program('int *one = (int *)calloc(1, sizeof(int)); int sum = one[count]; free(one); return sum;');
  expect((await toolchain?.run(overflow, folder))?.fault).toContain('signed integer overflow');
  expect((await toolchain?.run(beyond, folder))?.fault).toContain('heap-buffer-overflow');
});

describe('a command', () => {
  it('that does not end is killed with all processes that it started', async () => {
    const pidFile = join(folder, 'pid');
    const started = runCommand(['sh', '-c', 'sleep 1000 & echo $! > pid; wait'], { folder, seconds: 1 });
    expect(await started).toMatchObject({ fault: 'did not end within 1 s', cause: 'time' });
    const pid = Number(readFileSync(pidFile, 'utf8'));
    // In a container nothing may reap the killed process, which then keeps its id.
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 15_000 });
  });

  it('that prints without end is killed', async () => {
    expect(await runCommand(['yes'])).toMatchObject({ fault: 'printed more than 1 MiB', cause: 'output' });
  });

  it('that is not installed is a fault', async () => {
    expect((await runCommand(['no-such-compiler', '--version'])).fault).toContain('ENOENT');
  });
});

const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

it('splits an SQL script at the semicolons that end a statement', () => {
  const body = '$body$ BEGIN; END; $body$';
  const script = `SELECT ';'; -- one; two\n/* a; b */ DO ${body};\nSELECT 1 - 1, "a;b" AS "it's";\n\n`;
  expect(splitStatements(script)).toEqual(["SELECT ';'", `/* a; b */ DO ${body}`, `SELECT 1 - 1, "a;b" AS "it's"`]);
});
