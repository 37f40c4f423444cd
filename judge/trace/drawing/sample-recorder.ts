import { Trace } from '../read-trace.ts';
import { RECORD_SEPARATOR } from '../trace-record.ts';
import type { TracedObject, TracedValue, Variables } from '../trace.ts';

/** A value of a sample program. Instances of classes become objects with an identity. */
export type SampleValue = unknown;

type SampleVariables = Record<string, SampleValue>;

const MARK = 'sample:';

/** Writes the trace of a program that a test executes by hand: each step names its line by a part of its text. */
export function recordSample(source: string) {
  const lines = source.split('\n');
  const ids = new Map<object, string>();
  const written = new Map<string, string>();
  const stack: { id: number; line: number; variables: SampleVariables }[] = [];
  let output = '';
  let calls = 0;

  const traced = (value: SampleValue, waiting: object[]): TracedValue => {
    if (value === undefined || value === null) return null;
    if (typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number')
      return Number.isFinite(value) ? value : { t: 'number', v: value > 0 ? 'inf' : '-inf' };
    if (Array.isArray(value)) return value.map((item) => traced(item, waiting));
    if (value instanceof Map)
      return { t: 'map', v: [...value].map(([key, item]) => [traced(key, waiting), traced(item, waiting)]) };
    if (value instanceof Set) return { t: 'set', v: [...value].map((item) => traced(item, waiting)) };
    if (typeof value !== 'object') return { t: 'text', v: 'function' };
    if ('t' in value) return value as TracedValue; // a collection that the sample wrote itself
    const id = ids.get(value) ?? String(ids.size + 1);
    if (!ids.has(value)) ids.set(value, id);
    waiting.push(value);
    return { t: 'ref', id };
  };

  /** Returns the new or changed variables, and adds the new or changed objects that they lead to. */
  const changesOf = (id: number, variables: SampleVariables, objects: Record<string, TracedObject>): Variables => {
    const changed: Record<string, TracedValue> = {};
    const waiting: object[] = [];
    for (const [name, value] of Object.entries(variables)) note(changed, `${id}.${name}`, name, traced(value, waiting));
    const seen = new Set<object>();
    for (let object = waiting.pop(); object; object = waiting.pop()) {
      if (seen.has(object)) continue;
      seen.add(object);
      const fields: Record<string, TracedValue> = {};
      for (const [name, value] of Object.entries(object)) fields[name] = traced(value, waiting);
      note(objects, ids.get(object) ?? '', ids.get(object) ?? '', { type: object.constructor.name, fields });
    }
    return changed;
  };

  const note = <T>(into: Record<string, T>, key: string, name: string, value: T) => {
    const text = JSON.stringify(value);
    if (written.get(key) === text) return;
    written.set(key, text);
    into[name] = value;
  };

  const step = (event: string, at: string, more: Record<string, unknown>) => {
    const top = stack.at(-1);
    const lineIndex = lines.findIndex((line) => line.includes(at));
    if (!top || lineIndex < 0) throw new Error(`no line contains ${at}`);
    const h: Record<string, TracedObject> = {};
    const u: Record<string, Variables> = {};
    for (const { id, variables } of stack.slice(0, -1)) {
      const changed = changesOf(id, variables, h);
      if (Object.keys(changed).length > 0) u[id] = changed;
    }
    const v = changesOf(top.id, top.variables, h);
    const record = { e: event, l: lineIndex + 1, v, u, h, ...more };
    output += `${RECORD_SEPARATOR}${MARK}${JSON.stringify(record)}${RECORD_SEPARATOR}`;
  };

  return {
    call(name: string, at: string, variables: SampleVariables) {
      stack.push({ id: ++calls, line: 0, variables });
      step('call', at, { i: calls, f: name });
    },
    /** @param variables the new and changed variables */
    line(at: string, variables: SampleVariables = {}) {
      Object.assign(stack.at(-1)?.variables ?? {}, variables);
      step('line', at, {});
    },
    leave(at: string, result: SampleValue) {
      step('return', at, { r: traced(result, []) });
      stack.pop();
    },
    fail(at: string, message: string) {
      step('raise', at, { m: message });
      stack.pop();
    },
    print(text: string) {
      output += text;
    },
    trace: (end = '') => new Trace(output + end, MARK),
  };
}
