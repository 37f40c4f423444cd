import type { OpenAI } from 'openai';

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type LanguageModel = {
  /**
   * The answer in pieces, as they come. It ends early, and without an error, when `signal` aborts.
   * @throws when the provider refuses, fails, breaks off or is silent
   */
  answer(messages: ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
};

export type ModelSettings = {
  baseUrl: string;
  /** Providers on one's own machine often want none. */
  apiKey?: string | undefined;
  model: string;
  silenceMs?: number;
};

/** From the question to the first piece, tries and all, and between two pieces. */
const SILENCE_MS = 30_000;

/** A model that cannot stop is stopped. */
const MAX_ANSWER = 50_000;

/** Any endpoint that speaks OpenAI's chat completions. */
export function createLanguageModel({
  baseUrl: baseURL,
  apiKey = 'none',
  model,
  silenceMs = SILENCE_MS,
}: ModelSettings): LanguageModel {
  let client: OpenAI | undefined;

  async function connect(): Promise<OpenAI> {
    // Loaded with the first question.
    const openai = await import('openai');
    // Overload and faults of the provider are tried again before the first piece, when it says so.
    return new openai.OpenAI({ baseURL, apiKey, organization: null, project: null, maxRetries: 2, logLevel: 'off' });
  }

  return {
    async *answer(messages, signal) {
      client ??= await connect();
      const silence = new AbortController();
      const timer = setTimeout(
        () => silence.abort(new Error(`The model was silent for ${silenceMs / 1000} s`)),
        silenceMs,
      );
      try {
        const chunks = await client.chat.completions.create(
          { model, messages, stream: true },
          { signal: AbortSignal.any([signal, silence.signal]) },
        );
        let room = MAX_ANSWER;
        let isFinished = false;
        for await (const { choices } of chunks) {
          timer.refresh();
          const [choice] = choices;
          if (!choice) continue;
          const piece = (choice.delta.content ?? choice.delta.refusal ?? '').slice(0, room);
          if (piece !== '') yield piece;
          room -= piece.length;
          isFinished ||= choice.finish_reason !== null;
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
