import { CUT, RECORD_SEPARATOR } from '#judge/trace/trace-record.ts';
import { MAX_ITEMS, MAX_OBJECTS, MAX_STEPS, MAX_TEXT, MAX_TRACE_BYTES } from '#judge/trace/trace.ts';

/** The script that a traced program calls. It keeps references to built-ins, as the program may replace them. */
export const javascriptTraceRuntime = (mark: string): string =>
  RUNTIME.replace('SEPARATOR', () => JSON.stringify(RECORD_SEPARATOR))
    .replace('MARK', () => JSON.stringify(mark))
    .replace('CUT_WORD', () => JSON.stringify(CUT));

const RUNTIME = String.raw`globalThis.__trace = (() => {
const separator = SEPARATOR, mark = MARK;
const log = console.log, json = JSON.stringify, isArray = Array.isArray, isView = ArrayBuffer.isView;
const keysOf = Object.keys, prototypeOf = Object.getPrototypeOf, MapOf = Map, SetOf = Set, plain = Object.prototype;
const isFinite = Number.isFinite;
const ids = new WeakMap();
const known = new MapOf();
let steps = 0, size = 0, calls = 0, objects = 0, isCut = false, seen = null;

function write(record) {
  if (isCut) return;
  const text = json(record);
  size += text.length;
  if (++steps > ${MAX_STEPS} || size > ${MAX_TRACE_BYTES}) return stop();
  log(separator + mark + text + separator);
}
function stop() {
  isCut = true;
  log(separator + mark + CUT_WORD + separator);
}
function items(values, kind, depth) {
  const shown = [];
  for (let place = 0; place < values.length && place < ${MAX_ITEMS}; place++) shown.push(encode(values[place], depth + 1));
  if (values.length <= ${MAX_ITEMS}) return kind === 'list' ? shown : { t: kind, v: shown };
  return { t: kind, v: shown, n: values.length };
}
function entries(pairs, depth) {
  const shown = [];
  for (const [key, value] of pairs) {
    if (shown.length >= ${MAX_ITEMS}) break;
    if (typeof value !== 'function') shown.push([encode(key, depth + 1), encode(value, depth + 1)]);
  }
  return { t: 'map', v: shown, ...(pairs.length > ${MAX_ITEMS} ? { n: pairs.length } : {}) };
}
function encode(value, depth) {
  if (value === null || value === undefined) return null;
  const kind = typeof value;
  if (kind === 'boolean') return value;
  if (kind === 'number') return isFinite(value) ? value : { t: 'number', v: String(value) };
  if (kind === 'bigint') return { t: 'number', v: String(value) };
  if (kind === 'string') return value.length > ${MAX_TEXT} ? value.slice(0, ${MAX_TEXT}) + '…' : value;
  if (kind !== 'object') return { t: 'text', v: kind };
  if (depth > 8) return { t: 'text', v: '…' };
  if (isArray(value) || isView(value)) return items(value, 'list', depth);
  if (value instanceof MapOf) return entries([...value], depth);
  if (value instanceof SetOf) return items([...value], 'set', depth);
  const prototype = prototypeOf(value);
  if (prototype === null || prototype === plain) return entries(keysOf(value).map((key) => [key, value[key]]), depth);
  return refer(value, prototype);
}
function refer(value, prototype) {
  let id = ids.get(value);
  if (id === undefined) ids.set(value, (id = String(++objects)));
  if (seen && !seen.has(id) && seen.size < ${MAX_OBJECTS}) {
    const fields = {};
    const object = { type: String(prototype.constructor && prototype.constructor.name), fields };
    seen.set(id, object);
    for (const key of keysOf(value)) if (typeof value[key] !== 'function') fields[key] = encode(value[key], 1);
  }
  return { t: 'ref', id };
}
function changed(frame, snapshot) {
  let values;
  try { values = snapshot(); } catch { return undefined; } // a variable that is declared further below
  const news = {};
  let isNew = false;
  for (const name of keysOf(values)) {
    const value = values[name];
    if (value === undefined || typeof value === 'function') continue;
    if (name === 'this' && keysOf(value).length === 0) continue;
    const encoded = encode(value, 0);
    const text = json(encoded);
    if (frame.seen[name] === text) continue;
    frame.seen[name] = text;
    news[name] = encoded;
    isNew = true;
  }
  return isNew ? news : undefined;
}
function news() {
  const changes = {};
  let isNew = false;
  for (const [id, object] of seen) {
    const text = json(object);
    if (known.get(id) === text) continue;
    known.set(id, text);
    changes[id] = object;
    isNew = true;
  }
  return isNew ? changes : undefined;
}
function record(make) {
  if (isCut) return;
  seen = new MapOf();
  try {
    const made = make();
    made.h = news();
    write(made);
  } catch {
    stop();
  }
  seen = null;
}
const trace = {
  call(name, line, snapshot) {
    const frame = { id: ++calls, seen: {}, line, isLeft: false };
    record(() => ({ e: 'call', i: frame.id, f: name, l: line, v: changed(frame, snapshot) }));
    return frame;
  },
  line(frame, line, snapshot, around) {
    frame.line = line;
    record(() => {
      const made = { e: 'line', l: line, v: changed(frame, snapshot) };
      for (const [other, others] of around || []) {
        const values = changed(other, others);
        if (values) (made.u ||= {})[other.id] = values;
      }
      return made;
    });
  },
  leave(frame, line, value) {
    if (frame.isLeft) return value;
    frame.isLeft = true;
    record(() => ({ e: 'return', l: line, ...(value === undefined ? {} : { r: encode(value, 0) }) }));
    return value;
  },
  raise(frame, error) {
    if (!frame.isLeft) record(() => ({ e: 'raise', l: frame.line, m: String(error) }));
    frame.isLeft = true;
    return error;
  },
  value(frame, line, make) {
    try {
      return trace.leave(frame, line, make());
    } catch (error) {
      throw trace.raise(frame, error);
    }
  },
};
return trace;
})();
`;
