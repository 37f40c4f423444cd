import { readTraceText, type TraceRecord } from './trace-record.ts';
import type { Frame, TracedCall, TraceStep } from './trace.ts';

/** The number of steps between two stored states; the states between them are computed from the records. */
const STATE_INTERVAL = 64;

type State = Pick<TraceStep, 'frames' | 'objects'> & {
  /** Whether this step leaves the last call, which is still on the stack of this step, but not of the next one. */
  isLeaving: boolean;
};

const START: State = { frames: [], objects: {}, isLeaving: false };

/** A trace that computes a step when it is read, so that 10,000 steps fit into the memory of a phone. */
export class Trace {
  readonly #records: readonly TraceRecord[];
  readonly #printedBefore: readonly number[];
  /** The states before every 64th step. */
  readonly #states: readonly State[];
  readonly calls: readonly TracedCall[];
  /** The output of the program itself. */
  readonly printed: string;
  /** Whether there were more steps than were recorded. */
  readonly isCut: boolean;

  /** @param output the output of the traced program, mixed with the records of its steps, which have the mark */
  constructor(output: string, mark: string) {
    const { records, printedBefore, printed, isCut } = readTraceText(output, mark);
    this.#records = records;
    this.#printedBefore = printedBefore;
    this.printed = printed;
    this.isCut = isCut;
    this.#states = statesOf(records);
    this.calls = callsOf(records);
  }

  get length(): number {
    return this.#records.length;
  }

  /** The line of a step, without computing the step; 0 if there is no such step. */
  lineAt(index: number): number {
    return this.#records[index]?.l ?? 0;
  }

  /** @param index from 0 @throws RangeError if there is no such step */
  at(index: number): TraceStep {
    const record = this.#records[index];
    let state = this.#states[Math.floor(index / STATE_INTERVAL)];
    if (!record || !state) throw new RangeError(`there is no step ${index}`);
    for (const before of this.#records.slice(index - (index % STATE_INTERVAL), index)) state = next(state, before);
    const { frames, objects } = next(state, record);
    const own = { [String(frames.at(-1)?.id)]: record.v ?? {} };
    const variables = Object.entries({ ...record.u, ...own }).flatMap(([id, values]) =>
      Object.keys(values).map((name) => `${id}.${name}`),
    );
    return {
      event: record.e,
      line: record.l,
      frames,
      objects,
      printed: this.printed.slice(0, this.#printedBefore[index]),
      changed: { variables: new Set(variables), objects: new Set(Object.keys(record.h ?? {})) },
      ...(record.e === 'return' ? { result: record.r } : {}),
      ...(record.e === 'raise' ? { message: record.m } : {}),
    };
  }
}

function next({ frames: before, objects, isLeaving }: State, record: TraceRecord): State {
  const frames: Frame[] = isLeaving ? before.slice(0, -1) : [...before];
  if (record.e === 'call') frames.push({ id: record.i, name: record.f, line: record.l, variables: {} });
  for (const [index, frame] of frames.entries()) {
    const isTop = index === frames.length - 1;
    const changed = isTop ? record.v : record.u?.[frame.id];
    if (!changed && !isTop) continue;
    const line = isTop ? record.l : frame.line;
    frames[index] = { ...frame, line, variables: { ...frame.variables, ...changed } };
  }
  return {
    frames,
    objects: record.h ? { ...objects, ...record.h } : objects,
    isLeaving: record.e === 'return' || record.e === 'raise',
  };
}

function statesOf(records: readonly TraceRecord[]): State[] {
  const states: State[] = [];
  let state = START;
  for (const [index, record] of records.entries()) {
    if (index % STATE_INTERVAL === 0) states.push(state);
    state = next(state, record);
  }
  return states;
}

function callsOf(records: readonly TraceRecord[]): TracedCall[] {
  const calls: TracedCall[] = [];
  const open: TracedCall[] = [];
  for (const [index, record] of records.entries()) {
    if (record.e === 'call') {
      const { i: id, f: name, v: args = {} } = record;
      const call = { id, parent: open.at(-1)?.id ?? null, name, arguments: args, firstStep: index, lastStep: null };
      calls.push(call);
      open.push(call);
    } else if (record.e !== 'line') {
      const call = open.pop();
      if (call) Object.assign(call, { lastStep: index }, record.e === 'return' ? { result: record.r } : {});
    }
  }
  return calls;
}
