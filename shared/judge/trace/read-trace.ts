import { readTraceText, type TraceRecord } from './trace-record.ts';
import type { Frame, TracedCall, TraceStep } from './trace.ts';

/** How many steps apart the states are that are kept: those between are made again from them. */
const APART = 64;

type State = Pick<TraceStep, 'frames' | 'objects'> & {
  /** Whether the last call was left: it is on the stack of this step, and of none after it. */
  isLeaving: boolean;
};

const START: State = { frames: [], objects: {}, isLeaving: false };

/** A trace whose steps are made when they are looked at, so that 10,000 of them fit into the memory of a phone. */
export class Trace {
  readonly #records: readonly TraceRecord[];
  readonly #printedBefore: readonly number[];
  /** The states before every 64th step. */
  readonly #states: readonly State[];
  readonly calls: readonly TracedCall[];
  /** What the program itself printed. */
  readonly printed: string;
  /** Whether steps after the last one were not recorded, since there were too many. */
  readonly isCut: boolean;

  /** @param output what the traced program printed, with the records of its steps between, which have the mark */
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

  /** The line of a step, without making the step; 0 where there is no such step. */
  lineAt(index: number): number {
    return this.#records[index]?.l ?? 0;
  }

  /** @param index from 0 @throws RangeError where there is no such step */
  at(index: number): TraceStep {
    const record = this.#records[index];
    let state = this.#states[Math.floor(index / APART)];
    if (!record || !state) throw new RangeError(`there is no step ${index}`);
    for (const before of this.#records.slice(index - (index % APART), index)) state = next(state, before);
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
  for (const [place, frame] of frames.entries()) {
    const isTop = place === frames.length - 1;
    const changed = isTop ? record.v : record.u?.[frame.id];
    if (!changed && !isTop) continue;
    const line = isTop ? record.l : frame.line;
    frames[place] = { ...frame, line, variables: { ...frame.variables, ...changed } };
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
    if (index % APART === 0) states.push(state);
    state = next(state, record);
  }
  return states;
}

function callsOf(records: readonly TraceRecord[]): TracedCall[] {
  const calls: TracedCall[] = [];
  const open: TracedCall[] = [];
  for (const [index, record] of records.entries()) {
    if (record.e === 'call') {
      const { i: id, f: name, v: given = {} } = record;
      const call = { id, parent: open.at(-1)?.id ?? null, name, arguments: given, firstStep: index, lastStep: null };
      calls.push(call);
      open.push(call);
    } else if (record.e !== 'line') {
      const call = open.pop();
      if (call) Object.assign(call, { lastStep: index }, record.e === 'return' ? { result: record.r } : {});
    }
  }
  return calls;
}
