import { parse as parseYaml } from 'yaml';

/** A program of the content with what it prints. */
export type Program = { field: string; language: string; source: string; output: string | null };

export type MarkdownRecord = { values: Record<string, unknown>; programs: Program[] };

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
/** Matches a whole fence as well, so that `## ` in a program or its output is not taken for a heading. */
const HEADING = /^```[\s\S]*?^```$|^## (.*)$/gm;
const CODE = /^```(\w+)\n([\s\S]*?)^```\n*$/m;
const CODE_WITH_OUTPUT = /^```(\w+)\n([\s\S]*?)^```\s+```output\n([\s\S]*?)^```$/m;

/**
 * Parses a record in Markdown: front matter holds its short fields, a section under a second-level heading the long
 * field of that name. A section that starts with a fence holds a program, optionally followed by an `output` fence.
 * @throws Error that says what is wrong: no part of the file is silently ignored
 */
export function parseMarkdownRecord(text: string): MarkdownRecord {
  const [, frontMatter, body = ''] = FRONT_MATTER.exec(text.replace(/\r\n/g, '\n')) ?? [];
  if (frontMatter === undefined) throw new Error('front matter is missing');
  // The core schema of YAML 1.2 reads 20:00 as text and dates as they are written.
  const values: Record<string, unknown> = { ...(parseYaml(frontMatter) as Record<string, unknown> | null) }; // validated by the descriptor
  const programs: Program[] = [];

  const headings = [...body.matchAll(HEADING)].filter(([, field]) => field !== undefined);
  const before = body.slice(0, headings[0]?.index ?? body.length);
  if (before.trim() !== '') throw new Error('there is text before the first section');
  for (const [index, heading] of headings.entries()) {
    const [line, field = ''] = heading;
    const content = body.slice(heading.index + line.length, headings[index + 1]?.index ?? body.length).trim();
    if (!/^\w+$/.test(field)) throw new Error(`the heading "${line}" does not name a field`);
    if (field in values) throw new Error(`${field} is given twice`);
    if (content.startsWith('```')) {
      const program = parseProgram(field, content);
      values[field] = program.source.replace(/\n$/, '');
      if (program.output !== null) values[field.replace('code', 'output')] = program.output.replace(/\n$/, '');
      programs.push(program);
    } else {
      values[field] = content;
    }
  }
  return { values, programs };
}

function parseProgram(field: string, content: string): Program {
  const whole = CODE_WITH_OUTPUT.exec(content) ?? CODE.exec(content);
  const [matched, language = '', source = '', output = null] = whole ?? [];
  if (/^```/m.test(source) || matched === undefined) throw new Error(`the code of ${field} is not closed`);
  if (matched !== content) throw new Error(`${field} has text beside its code and its output`);
  return { field, language, source, output };
}
