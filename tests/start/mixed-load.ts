import type { Learner } from './learners.ts';
import { tick } from './learners.ts';
import { call, createProblem } from './rest.ts';
import type { Site } from './site.ts';

export type Answer = { loop: string; isOk: boolean; startedAt: number; endedAt: number };

type Writer = { token: string; learner: Learner };

/**
 * Five loops of reads and writes, each of which sends its next request after the answer to the one before: new
 * problems, a problem that is renamed, ticks of a learner, the list of problems, and searches that no cache answers.
 */
export async function startMixedLoad(site: Site, { token, learner }: Writer, firstId: number) {
  const answers: Answer[] = [];
  /** Answers that are neither right nor 503 with a time to retry, and requests without an answer. */
  const faults: string[] = [];
  const created: number[] = [];
  const ticked: string[] = [];
  let renamed = 0;
  let isOver = false;

  const subject = (await (await createProblem(site, token, firstId)).json()) as { data: { _id: string } };
  const loops: Record<string, (turn: number) => [Promise<Response>, () => unknown]> = {
    create: (turn) => [createProblem(site, token, firstId + 1 + turn), () => created.push(firstId + 1 + turn)],
    rename: (turn) => {
      const body = { name: nameOf(turn) };
      return [call(site, `/sheetproblem/${subject.data._id}`, { method: 'PUT', token, body }), () => (renamed = turn)];
    },
    tick: (turn) => [tick(site, learner, slugOf(turn)), () => ticked.push(slugOf(turn))],
    list: () => [call(site, '/sheetproblem'), () => {}],
    search: (turn) => [call(site, `/search?q=tree+${firstId + turn}`), () => {}],
  };
  const nameOf = (turn: number) => `Turn ${turn} from ${firstId}`;
  const slugOf = (turn: number) => `turn-${turn}-from-${firstId}`;

  const run = async (loop: string, ask: (turn: number) => [Promise<Response>, () => unknown]) => {
    for (let turn = 0; !isOver; turn++) {
      const startedAt = performance.now();
      const [asked, acknowledge] = ask(turn);
      const answer = await asked.catch(() => null);
      const text = (await answer?.text().catch(() => '')) ?? '';
      const isOk = answer?.ok === true;
      if (isOk) acknowledge();
      else if (answer?.status !== 503 || !answer.headers.get('Retry-After'))
        faults.push(`${loop}: ${answer?.status ?? 'no answer'} ${text}`);
      answers.push({ loop, isOk, startedAt, endedAt: performance.now() });
    }
  };
  const running = Promise.all(Object.entries(loops).map(([loop, ask]) => run(loop, ask)));
  return {
    answers,
    faults,
    names: Object.keys(loops),
    acknowledged: () => ({ created, ticked, renamed, subject: subject.data._id }),
    nameOf,
    async stop() {
      isOver = true;
      await running;
    },
  };
}
