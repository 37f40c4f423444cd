import { MAX_TRACE_BYTES } from '../trace/trace.ts';
import type { FromRunner } from './messages.ts';

/** The maximum output of a program, including its answers, in UTF-16 units. */
const MAX = 32 << 20;
/** The maximum output during one case, without its answer. */
const MAX_BETWEEN_ANSWERS = 1 << 20;
/** The same for a whole program, whose output is its answer: 200,000 lines are more than a megabyte. */
const MAX_OF_WHOLE = 8 << 20;
const PIECE = 1 << 14;

/** The only channel out of a runner, bound before the learner's program can replace `postMessage`. */
export type Send = (message: FromRunner, transfer?: Transferable[]) => void;
export const wayOut = (): Send => {
  const post = self.postMessage.bind(self) as Send; // of a worker
  return (message, transfer) => post(message, transfer);
};

/**
 * Collects the output of a program and sends it in pieces, and immediately when a line of the driver ends. Output
 * beyond the limit is dropped and reported once; the receiver then ends the worker.
 */
export function printer(send: Send, mark: string, isTraced = false) {
  const most = (mark === '' ? MAX_OF_WHOLE : MAX_BETWEEN_ANSWERS) + (isTraced ? MAX_TRACE_BYTES : 0);
  let held: string[] = [];
  let size = 0;
  let sinceAnswer = 0;
  let total = 0;
  let isOver = false;
  let isAnswering = false;
  /** The end of the output so far, which may be the start of the mark. */
  let tail = '';
  const flush = () => {
    if (held.length === 0) return;
    send({ type: 'out', text: held.join('') });
    held = [];
    size = 0;
  };
  return {
    write(text: string) {
      if (isOver) return;
      // A program may write a line in pieces.
      isAnswering ||= mark !== '' && (tail + text).includes(`\n${mark} `);
      tail = (tail + text).slice(-mark.length - 2);
      total += text.length;
      sinceAnswer = isAnswering ? 0 : sinceAnswer + text.length;
      if (total > MAX || sinceAnswer > most) {
        isOver = true;
        flush();
        send({ type: 'overflow' });
        return;
      }
      held.push(text);
      size += text.length;
      if (!isAnswering && size <= PIECE) return;
      flush();
      if (text.endsWith('\n')) isAnswering = false;
    },
    flush,
    get isOver() {
      return isOver;
    },
  };
}

/** The mark at the start of a driver's input; '' for whole programs. */
export const markOf = (input: string, isDriver: boolean): string =>
  isDriver ? input.slice(0, input.indexOf(' ')) : '';
