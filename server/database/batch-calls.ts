type Waiting<Input, Output> = {
  input: Input;
  done(answer: Output | Promise<Output>): void;
  failed(error: unknown): void;
};

/** More would keep the first of them waiting. */
const MOST = 50;

/**
 * Makes one call of several that come in the same turn of the event loop: a statement for all of them takes hardly more
 * of either processor than one for each. What is sent has been asked for before, so that no answer is older than its
 * call.
 * @param ask gets at least one input, and gives an answer for each; when it fails, so do all of them
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
      // What has arrived is read in one turn, and what is due immediately comes at its end.
      if (waiting.push({ input, done, failed }) === 1) setImmediate(sendAll);
    });
}
