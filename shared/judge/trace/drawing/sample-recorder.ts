import { Trace } from '../read-trace.ts';
import { RECORD_SEPARATOR } from '../trace-record.ts';
import type { TracedObject, TracedValue, Variables } from '../trace.ts';

/** A value of a sample program. Instances of classes become objects with an identity. */
export type SampleValue = unknown;

type Given = Record<string, SampleValue>;

const MARK = 'sample:';

/** Writes the trace of a program that is carried out by hand: each step names its line by a piece of its text. */
export function recordSample(source: string) {
  const lines = source.split('\n');
  const ids = new Map<object, string>();
  const written = new Map<string, string>();
  const stack: { id: number; line: number; given: Given }[] = [];
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

  /** What of these variables is new, and the objects that they lead to. */
  const news = (id: number, given: Given, objects: Record<string, TracedObject>): Variables => {
    const changed: Record<string, TracedValue> = {};
    const waiting: object[] = [];
    for (const [name, value] of Object.entries(given)) note(changed, `${id}.${name}`, name, traced(value, waiting));
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
    const found = lines.findIndex((line) => line.includes(at));
    if (!top || found < 0) throw new Error(`no line has ${at}`);
    const h: Record<string, TracedObject> = {};
    const u: Record<string, Variables> = {};
    for (const { id, given } of stack.slice(0, -1)) {
      const changed = news(id, given, h);
      if (Object.keys(changed).length > 0) u[id] = changed;
    }
    const v = news(top.id, top.given, h);
    const record = { e: event, l: found + 1, v, u, h, ...more };
    output += `${RECORD_SEPARATOR}${MARK}${JSON.stringify(record)}${RECORD_SEPARATOR}`;
  };

  return {
    call(name: string, at: string, given: Given) {
      stack.push({ id: ++calls, line: 0, given });
      step('call', at, { i: calls, f: name });
    },
    /** @param given the variables that there are now besides those before */
    line(at: string, given: Given = {}) {
      Object.assign(stack.at(-1)?.given ?? {}, given);
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
