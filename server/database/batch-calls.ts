import DataLoader from 'dataloader';

/** The maximum number of calls in a batch; larger batches would delay their first call. */
const MAX_CALLS = 50;

/**
 * Batches the calls of one turn of the event loop: one statement for all of them costs hardly more than one for a
 * single call. A batch is sent after all its calls were made, so that no answer is older than its call.
 * @param ask gets at least one input and returns an answer for each; when it fails, all calls of the batch fail
 */
export function batchCalls<Input, Output>(
  ask: (inputs: readonly Input[]) => Promise<readonly (Output | Promise<Output>)[]>,
): (input: Input) => Promise<Output> {
  const loader = new DataLoader<Input, Output | Promise<Output>>(ask, {
    cache: false,
    maxBatchSize: MAX_CALLS,
    // Requests that have arrived are read in one turn of the event loop; setImmediate runs at its end.
    batchScheduleFn: (send) => void setImmediate(send),
  });
  return async (input) => loader.load(input);
}
