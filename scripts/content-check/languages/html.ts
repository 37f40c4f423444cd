import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { hashOfFiles } from '../passed-programs.ts';
import { runOf, runProgram } from './command.ts';
import { notCompiled, type Toolchain } from './toolchain.ts';

const PAGE = join(import.meta.dirname, 'html-page.ts');
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Checks a page by the HTML standard, then loads it in jsdom; what its scripts log is its output. */
export function findHtml(): Promise<Toolchain> {
  return Promise.resolve({
    identity: ['HTML', process.version, hashOfFiles(import.meta.filename, PAGE)].join(' '),
    async run(source, folder, { args = [], ...task } = {}) {
      writeFileSync(join(folder, 'main.html'), source);
      const { results } = await validator.validateString(source);
      const [first] = results.flatMap(({ messages }) => messages);
      if (first) return notCompiled(`line ${first.line}: ${first.ruleId}: ${first.message}`);
      return runOf(await runProgram([process.execPath, PAGE, 'main.html', ...args], { folder, ...task }));
    },
  });
}
