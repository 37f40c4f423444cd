import type { Trace } from '../read-trace.ts';
import type { Frame, TracedCall, TraceStep, Variables } from '../trace.ts';
import { callText } from './call-tree.ts';
import { changesIn, type Words } from './change-words.ts';
import { PROGRAM } from './find-step.ts';
import { shortValue, type Literals, type ValueFormat } from './short-value.ts';

const MAX_CHANGES = 3;
const MAX_VALUE = 60;
const MAX_PRINTED = 60;

const code = (text: string) => ({ code: text });

/** Describes a step in one or two sentences: 'Line 7: `total` is now 9. Line 8 runs next.' */
export function sentenceOf(trace: Pick<Trace, 'at' | 'calls'>, index: number, literals: Literals): Words {
  const step = trace.at(index);
  const before = index > 0 ? trace.at(index - 1) : null;
  const format = { objects: step.objects, literals };
  const top = step.frames.at(-1);
  const done = before && top ? changesPart({ step, before, top }, format) : [];
  return [...done, ...(done.length > 0 ? [' '] : []), ...nextPart(trace, step, format)];
}

/** The sentence as plain text, for a screen reader. */
export const sentenceText = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? word : word.code)).join('');

function nextPart({ calls }: Pick<Trace, 'calls'>, step: TraceStep, format: ValueFormat): Words {
  const top = step.frames.at(-1);
  if (!top) return [`Line ${step.line} runs next.`];
  const call = calls.find(({ id }) => id === top.id);
  if (top.name === PROGRAM && call?.parent === null && step.event !== 'line')
    return [
      step.event === 'call'
        ? 'The program starts.'
        : step.event === 'return'
          ? 'The program ends.'
          : `The program fails: ${step.message ?? ''}`,
    ];
  switch (step.event) {
    case 'call':
      return [
        step.frames.length === 1 ? 'Starts ' : 'Calls ',
        code(shortCall(top, call?.arguments ?? top.variables, format)),
        '.',
      ];
    case 'line':
      return [`Line ${step.line} runs next.`];
    case 'return': {
      const name = code(shortCall(top, call?.arguments ?? top.variables, format));
      return returnsNothing(step, call)
        ? [name, ' ends.']
        : [name, ' returns ', code(shortValue(step.result, format, MAX_VALUE)), '.'];
    }
    case 'raise':
      return [code(shortCall(top, call?.arguments ?? top.variables, format)), ` fails: ${step.message ?? ''}`];
  }
}

/** Special methods of Python, such as `__init__`, return None without a `return`: their null counts as nothing. */
const returnsNothing = ({ result }: TraceStep, call: TracedCall | undefined) =>
  result === undefined || (result === null && call?.name.startsWith('__') === true);

const shortCall = ({ name }: Frame, args: Variables, format: ValueFormat) =>
  callText({ name, arguments: args }, format);

type LineResult = { step: TraceStep; before: TraceStep; top: Frame };

/** What the previous line changed and printed. */
function changesPart({ step, before, top }: LineResult, format: ValueFormat): Words {
  if (step.event === 'call') return [];
  const line = before.frames.find(({ id }) => id === top.id)?.line;
  const changes = changesIn(step, before, format);
  const printed = step.printed.slice(before.printed.length).trimEnd();
  const parts: Words[] = changes.slice(0, MAX_CHANGES);
  const more = changes.length - MAX_CHANGES;
  if (more > 0) parts.push([`${more} more ${more === 1 ? 'change' : 'changes'}`]);
  if (printed !== '')
    parts.push(['printed ', code(printed.length > MAX_PRINTED ? `${printed.slice(0, MAX_PRINTED)}…` : printed)]);
  if (parts.length === 0 || line === undefined) return [];
  const listed = parts.flatMap((words, index) => [...(index === 0 ? [] : [', ']), ...words]);
  return [`Line ${line}: `, ...listed, '.'];
}
