import type { Language } from '../languages/languages.ts';
import { languageOf } from '../languages/languages.ts';

/** A second-level heading with its content: lines `name: value`, text, and programs in fences. */
export type Section = {
  name: string;
  facts: Record<string, string>;
  text: string;
  programs: { language: Language; source: string }[];
};

const FACT = /^([a-z]+): (.*)$/;
const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** Ignores text before the first heading, and fences in unknown languages. */
export function readSections(text: string): Section[] {
  const [, ...parts] = `\n${text.replace(/\r\n/g, '\n')}`.split(/\n## /);
  return parts.map((part) => {
    const [name = '', ...lines] = part.split('\n');
    const facts: Record<string, string> = {};
    let start = 0;
    for (; start < lines.length; start++) {
      const line = lines[start] ?? '';
      const [, fact, value] = FACT.exec(line) ?? [];
      if (fact !== undefined && value !== undefined) facts[fact] = value.trim();
      else if (line.trim() !== '') break;
    }
    const body = lines.slice(start).join('\n');
    const programs = [...body.matchAll(FENCE)].flatMap(([, fence = '', source = '']) => {
      const language = languageOf(fence);
      return language ? [{ language, source }] : [];
    });
    return { name: name.trim(), facts, text: body.replace(FENCE, '').trim(), programs };
  });
}

export const writeSections = (sections: readonly Section[]): string =>
  sections
    .map(({ name, facts, text, programs }) =>
      [
        `## ${name}`,
        Object.entries(facts)
          .map(([fact, value]) => `${fact}: ${value}`)
          .join('\n'),
        text,
        ...programs.map(({ language, source }) => `\`\`\`${language}\n${source.replace(/\n*$/, '\n')}\`\`\``),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n');
