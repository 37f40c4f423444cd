/*
 * The keys that the plain editor handles differently from a textarea. A selection goes from `start` to `end`; an edit
 * replaces the text from `from` to `to` by `insert`, and then selects from `start` to `end`.
 */
type Selection = { start: number; end: number };
type Edit = Selection & { from: number; to: number; insert: string };

const startOfLine = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const endOfLine = (text: string, at: number) => (text.indexOf('\n', at) + text.length + 1) % (text.length + 1);

/** Indents to the next level; if text is selected, indents its lines by one level. */
function indent(text: string, { start, end }: Selection, unit: string): Edit {
  if (start !== end) return changeLines(text, { start, end }, (line) => (line === '' ? '' : unit + line));
  const spaces = ' '.repeat(unit.length - ((start - startOfLine(text, start)) % unit.length));
  return { from: start, to: start, insert: spaces, start: start + spaces.length, end: start + spaces.length };
}

const outdent = (text: string, selection: Selection, unit: string): Edit =>
  changeLines(text, selection, (line) => line.slice(Math.min(unit.length, line.search(/[^ ]|$/))));

function changeLines(text: string, { start, end }: Selection, change: (line: string) => string): Edit {
  const from = startOfLine(text, start);
  const to = endOfLine(text, end);
  const lines = text.slice(from, to).split('\n');
  const changed = lines.map(change);
  const insert = changed.join('\n');
  const first = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  return {
    from,
    to,
    insert,
    start: Math.max(from, start + first),
    end: Math.max(from, end + insert.length - (to - from)),
  };
}

function breakLine(text: string, { start, end }: Selection): Edit {
  const line = text.slice(startOfLine(text, start), start);
  const insert = `\n${/^\s*/.exec(line)?.[0] ?? ''}`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

const MOVES: Record<string, (text: string, at: number) => number> = {
  // A character outside the Basic Multilingual Plane is two UTF-16 units long.
  ArrowLeft: (text, at) => at - ([...text.slice(0, at)].at(-1)?.length ?? 0),
  ArrowRight: (text, at) => at + ([...text.slice(at, at + 2)][0]?.length ?? 0),
  ArrowUp: (text, at) => {
    const start = startOfLine(text, at);
    return start === 0 ? 0 : Math.min(startOfLine(text, start - 1) + at - start, start - 1);
  },
  ArrowDown: (text, at) => {
    const next = endOfLine(text, at) + 1;
    return next > text.length ? text.length : Math.min(next + at - startOfLine(text, at), endOfLine(text, next));
  },
};

/**
 * Acts as if a key was pressed in a code editor.
 * @param key a name as in KeyboardEvent, a character to type, or 'Undo'
 */
export function pressInArea(area: HTMLTextAreaElement, key: string, { unit, isBack = false }: Press): void {
  const { value, selectionStart: start, selectionEnd: end } = area;
  area.focus();
  const move = MOVES[key];
  if (move) {
    const at = move(value, key === 'ArrowLeft' || key === 'ArrowUp' ? start : end);
    area.setSelectionRange(at, at);
  } else if (key === 'Undo') edit('undo');
  else if (key === 'Enter') put(area, breakLine(value, { start, end }));
  else if (key === 'Tab') put(area, (isBack ? outdent : indent)(value, { start, end }, unit));
  else edit('insertText', key);
}

type Press = { unit: string; isBack?: boolean };

function put(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit) {
  if (area.value.slice(from, to) === insert) return;
  area.setSelectionRange(from, to);
  if (insert === '') edit('delete');
  else edit('insertText', insert);
  area.setSelectionRange(start, end);
}

const edit = (command: 'insertText' | 'delete' | 'undo', text?: string) =>
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to change a textarea so that it can be undone
  document.execCommand(command, false, text);
