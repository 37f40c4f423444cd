type Waiting<Input, Output> = {
  input: Input;
  done(answer: Output | Promise<Output>): void;
  failed(error: unknown): void;
};

/** Larger batches would delay their first call. */
const MOST = 50;

/**
 * Batches the calls of one turn of the event loop: one statement for all of them costs hardly more than a statement for
 * one. A batch is sent after all of its calls were made, so that no answer is older than its call.
 * @param ask gets at least one input and returns an answer for each; when it fails, all calls of the batch fail
 */
export function batchCalls<Input, Output>(
  ask: (inputs: readonly Input[]) => Promise<readonly (Output | Promise<Output>)[]>,
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];

  function send(calls: Waiting<Input, Output>[]) {
    ask(calls.map(({ input }) => input)).then(
      (answers) => calls.forEach(({ done }, index) => done(answers[index] as Output)), // one for each
      (error: unknown) => calls.forEach(({ failed }) => failed(error)),
    );
  }
  const sendAll = () => {
    while (waiting.length > 0) send(waiting.splice(0, MOST));
  };

  return (input) =>
    new Promise((done, failed) => {
      // Requests that have arrived are read in one turn of the event loop; setImmediate runs at its end.
      if (waiting.push({ input, done, failed }) === 1) setImmediate(sendAll);
    });
}
