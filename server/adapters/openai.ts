import { setTimeout as wait } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type LanguageModel = {
  /**
   * The answer in pieces, as they arrive. It ends early, and without an error, when `signal` aborts.
   * @throws when the provider refuses, fails, breaks off or is silent
   */
  answer(messages: ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
};

export type ModelSettings = {
  baseUrl: string;
  /** Local providers often need no key. */
  apiKey?: string | undefined;
  model: string;
  silenceMs?: number;
};

/** Timeout in milliseconds from the question to the first piece, including retries, and between two pieces. */
const SILENCE_MS = 30_000;

/** The answer is cut off after this many characters, as some models do not stop. */
const MAX_ANSWER = 50_000;

/** Retries after the first try. */
const MORE_TRIES = 2;
const FIRST_PAUSE_MS = 500;
const OVERLOADED = [408, 409, 429];

const text = z.string().nullish();
/** The fields of a streamed event that are used. */
const chunkSchema = z.object({
  choices: z.array(
    z.object({ delta: z.object({ content: text, refusal: text }).nullish(), finish_reason: z.string().nullish() }),
  ),
});

/** A client for any endpoint with OpenAI's chat completions API. */
export function createLanguageModel({ baseUrl, apiKey, model, silenceMs = SILENCE_MS }: ModelSettings): LanguageModel {
  return {
    async *answer(messages, signal) {
      const silence = new AbortController();
      const timer = setTimeout(
        () => silence.abort(new Error(`The model was silent for ${silenceMs / 1000} s`)),
        silenceMs,
      );
      try {
        const chunks = complete(
          `${baseUrl}/chat/completions`,
          { model, messages },
          {
            apiKey,
            signal: AbortSignal.any([signal, silence.signal]),
          },
        );
        let room = MAX_ANSWER;
        let isFinished = false;
        for await (const { choices } of chunks) {
          timer.refresh();
          const [choice] = choices;
          if (!choice) continue;
          const piece = (choice.delta?.content ?? choice.delta?.refusal ?? '').slice(0, room);
          if (piece !== '') yield piece;
          room -= piece.length;
          isFinished ||= typeof choice.finish_reason === 'string';
          if (room === 0) return;
        }
        silence.signal.throwIfAborted();
        if (signal.aborted) return;
        if (!isFinished) throw new Error('The answer of the model broke off');
        if (room === MAX_ANSWER) throw new Error('The model answered nothing');
      } catch (error) {
        if (signal.aborted) return;
        throw silence.signal.aborted ? silence.signal.reason : error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

type Call = { apiKey: string | undefined; signal: AbortSignal };

async function* complete(url: string, asked: { model: string; messages: ChatMessage[] }, { apiKey, signal }: Call) {
  const call: RequestInit = {
    method: 'POST',
    headers: {
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
      ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ ...asked, stream: true }),
    signal,
    // Redirects are not followed, as the question would be sent to wherever they lead.
    redirect: 'manual',
  };
  const { body } = await tryToFetch(url, call, signal);
  if (!body) return;
  for await (const { data } of body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())) {
    if (data === '[DONE]') return;
    yield chunkSchema.parse(JSON.parse(data));
  }
}

/** Retries on overload, server errors and network errors, after the provider's Retry-After or a growing pause. */
async function tryToFetch(url: string, call: RequestInit, signal: AbortSignal): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(url, call).catch((error: unknown) => {
      if (signal.aborted || tries === MORE_TRIES) throw error;
      return null;
    });
    if (answer?.ok) return answer;
    await answer?.body?.cancel();
    if (answer && (tries === MORE_TRIES || !(answer.status >= 500 || OVERLOADED.includes(answer.status))))
      throw new Error(`The model refused with ${answer.status}`);
    const retryAfterMs = Number(answer?.headers.get('retry-after') ?? Number.NaN) * 1000;
    await wait(Number.isFinite(retryAfterMs) ? retryAfterMs : FIRST_PAUSE_MS * 2 ** tries, undefined, { signal });
  }
}
