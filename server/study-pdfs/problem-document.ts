import { LANGUAGES } from '#judge/languages/languages.ts';
import type { Approach } from '#judge/problem/problem.ts';
import { type Example, findProblem, shownOf } from '#judge/problem/shown-problem.ts';
import { formatValue, inputText } from '#judge/values/value-text.ts';
import type { Value } from '#judge/values/values.ts';
import type { RecordOf } from '#shared/resource.ts';
import type { Resources } from '#shared/resources/index.ts';
import { readEntries } from '#shared/rules/text/entries.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import type { StudyFields } from '#shared/rules/study/study-parts.ts';

type Problem = RecordOf<Resources['problem']>;

/** What a PDF shows of a problem: everything that its page shows before hints are opened. */
export function problemDocument(problem: Problem): { title: string; facts: string[]; items: StudyFields[] } {
  const { name, level, topics, statement, schema, image, figtitle } = problem;
  const { examples, parameters, approaches } = shownOf(findProblem(problem));
  const constraints = readEntries(problem.constraints, ['constraint']);
  const columns = problem.signature.split(',').map((column) => column.trim());
  const items: StudyFields[] = [
    { header: 'Problem', text: statement, image, figtitle },
    { header: 'Tables', code: schema },
    ...examples.map((example, index) => ({
      header: `Example ${index + 1}`,
      code: exampleText(example, { parameters, columns }),
      explanation: example.example ?? '',
    })),
    { header: 'Constraints', text: constraints.map(({ constraint }) => `<li>${constraint}</li>`).join('') },
    ...approaches.map(approachItem),
  ];
  const facts = [level, ...splitList(topics)].filter((fact) => fact !== '');
  return { title: name, facts, items: items.filter(({ text = '', code = '' }) => text + code !== '') };
}

function exampleText(
  { input, expected }: Example,
  { parameters, columns }: { parameters: string[]; columns: string[] },
) {
  const inputLines = inputText(input, { parameters }).trimEnd();
  if ('rows' in input) return `${inputLines}\n\nAnswer\n${tableText(columns, expected)}`;
  const answer = 'input' in input ? String(expected).trimEnd() : formatValue(expected);
  return `Input\n${inputLines}\n\nOutput\n${answer}`;
}

/** A table with aligned columns, for a monospaced font. */
function tableText(columns: string[], answer: Value): string {
  const rows = Array.isArray(answer)
    ? answer.map((row) => (Array.isArray(row) ? row.map(cellText) : [cellText(row)]))
    : [];
  const widths = columns.map((column, index) =>
    Math.max(...[column, ...rows.map((row) => row[index] ?? '')].map(({ length }) => length)),
  );
  return [columns, ...rows]
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n');
}

const cellText = (value: Value) => (value === null ? 'NULL' : String(value));

/** An approach with one program: in C++, which most readers know, otherwise the first one. */
function approachItem({ name, time, space, idea, programs }: Approach): StudyFields {
  const program = programs.find(({ language }) => language === 'cpp') ?? programs[0];
  const costs = [
    time && `<b>Time</b> ${time}`,
    space && `<b>Space</b> ${space}`,
    program && LANGUAGES[program.language].name,
  ];
  return {
    header: `Approach: ${name}`,
    text: idea,
    explain: costs.filter(Boolean).join(' · '),
    code: program?.source.trimEnd(),
  };
}
