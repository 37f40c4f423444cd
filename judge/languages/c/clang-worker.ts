import type { ToolFiles, ToRunner } from '#judge/worker/messages.ts';
import { CHECKS, FLAGS, HEADER, headerFiles, LINK, moreHeaders, RUNTIME } from './clang-options.ts';
import { wayOut } from '#judge/worker/output.ts';

const send = wayOut();

type Tree = { [name: string]: Tree | string | Uint8Array };
type Options = { stdout: Sink; stderr: Sink; fetchProgress?: () => void };
type Sink = (bytes: Uint8Array | null) => void;
type Clang = { runClang(args: string[], files: Tree, options: Options): Promise<Tree> };

/** The frame has no network: `fetch` is replaced by one that answers from the files of the tool. */
async function load(files: ToolFiles): Promise<Clang> {
  const types: Record<string, string> = { wasm: 'application/wasm' };
  const base = 'https://tools.invalid/';
  Object.assign(self, {
    fetch: (address: string | URL) => {
      const name = new URL(address).pathname.slice(1);
      const bytes = files[name];
      const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return Promise.resolve(bytes ? new Response(bytes, { headers: { 'Content-Type': type } }) : Response.error());
    },
  });
  // It looks for its files relative to its own address, which a module in a data: URL does not have.
  const bundle = new TextDecoder().decode(files['bundle.js']).replaceAll('import.meta.url', JSON.stringify(base));
  const module = `data:text/javascript,${encodeURIComponent(bundle)}`;
  return (await import(/* @vite-ignore */ module)) as Clang; // as the package exports it
}

let clang: Promise<Clang> | null = null;
/** What was compiled when the tool was made, by file name: headers (.pch), and the code that programs are linked with (.o). */
let compiledAhead: Record<string, Uint8Array> = {};

self.onmessage = async ({ data }: MessageEvent<ToRunner>) => {
  if (data.type === 'tool') {
    clang = load(data.files);
    const ahead = Object.entries(data.files).filter(([name]) => /\.(pch|o)$/.test(name));
    compiledAhead = Object.fromEntries(ahead.map(([name, bytes]) => [name, new Uint8Array(bytes)]));
    try {
      await clang;
      send({ type: 'ready' });
    } catch (error) {
      send({ type: 'end', code: 1, message: String(error) });
    }
  } else if (data.type === 'compile' && clang) {
    await compile(await clang, data);
  }
};

async function compile({ runClang }: Clang, { language, prelude, source }: Extract<ToRunner, { type: 'compile' }>) {
  const messages: string[] = [];
  const sink = collector(messages);
  const main = `main.${language}`;
  const header = compiledAhead[`prelude-${language}.pch`];
  const runtime = RUNTIME[language];
  const files: Tree = { [main]: source, ...headerFiles(language, prelude), ...(header && { 'prelude.pch': header }) };
  for (const name of runtime) files[name] = compiledAhead[name] ?? '';
  const before = header ? ['-Xclang', '-fno-validate-pch', '-include-pch', 'prelude.pch'] : ['-include', HEADER];
  try {
    const more = language === 'cpp' ? moreHeaders(ownPart(source)).flatMap((name) => ['-include', name]) : [];
    const options = [...FLAGS[language], ...CHECKS, ...before, ...more];
    const args = [...options, main, ...runtime, ...LINK[language], '-o', 'program.wasm'];
    const result = await runClang(args, files, { stdout: sink, stderr: sink, fetchProgress() {} });
    const program = result['program.wasm'];
    if (!(program instanceof Uint8Array)) throw new Error('no program was created');
    const bytes = program.slice().buffer;
    send({ type: 'compiled', program: bytes, message: messages.join('') }, [bytes]);
  } catch (error) {
    send({ type: 'compiled', program: null, message: messages.join('') || faultOf(error) });
  }
}

/** The learner's part of a program; the driver around it only needs the prelude. */
const ownPart = (source: string): string => source.split('#line 1 "driver.cpp"', 1)[0] ?? '';

const faultOf = (error: unknown) =>
  error instanceof RangeError ? 'The compiler ran out of stack: templates or types go too deep.' : String(error);

function collector(messages: string[]): Sink {
  const decoder = new TextDecoder();
  return (bytes) => {
    if (bytes && messages.length < 1000) messages.push(decoder.decode(bytes, { stream: true }));
  };
}
