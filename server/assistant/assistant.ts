import type { LanguageModel } from '#server/adapters/openai.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Search } from '#server/search/search.ts';
import { askSchema } from '#shared/schemas/assistant.ts';
import { findSubject, type Subject } from './about.ts';
import { createBuiltIn } from './built-in.ts';
import type { ChatRequest } from './follow-up.ts';
import { type Grounding, messagesFor, sources } from './grounding.ts';

export type Asker = {
  clientAddress: string;
  /** Aborts when nobody is waiting for the answer any more. */
  signal: AbortSignal;
};

export type Assistant = {
  /** Whether the site answers from its own content, or a model does. */
  about(viewer: Viewer): { isBuiltIn: boolean };
  /** The subject that `about` names; its header is empty when it does not exist or has not opened yet. */
  subject(viewer: Viewer, about: string): Promise<Omit<Subject, 'key'>>;
  /**
   * The answer as Markdown, streamed in pieces. An invalid request rejects the call itself; reading the stream throws
   * only upstream_failed.
   * @throws AppError rate_limited
   */
  ask(viewer: Viewer, input: unknown, asker: Asker): Promise<AsyncIterable<string>>;
};

type AssistantDeps = {
  database: Database;
  search: Search;
  limits: RateLimits;
  /** Null: the built-in assistant answers. */
  model: LanguageModel | null;
  /** Logs why a model did not answer. */
  onModelFailure(error: unknown): void;
};

const SIGNATURE = '\n\n*The built-in assistant answers from the texts of this site.*';

const FAILED = 'Failed to get a response from the server.';

export function createAssistant({ database, search, limits, model, onModelFailure }: AssistantDeps): Assistant {
  const builtIn = createBuiltIn(database, search);

  async function* fromModel(
    languageModel: LanguageModel,
    { request, grounding, signal }: { request: ChatRequest; grounding: Grounding; signal: AbortSignal },
  ): AsyncGenerator<string> {
    let answer = '';
    try {
      for await (const piece of languageModel.answer(messagesFor(request, grounding), signal)) {
        answer += piece;
        yield piece;
      }
    } catch (error) {
      onModelFailure(error);
      throw new AppError('upstream_failed', FAILED, { cause: error });
    }
    const end = signal.aborted ? '' : sources(answer, grounding.passages);
    if (end !== '') yield end;
  }

  return {
    about(viewer) {
      requireAccess(viewer, 'assistant.ask');
      return { isBuiltIn: model === null };
    },

    async subject(viewer, about) {
      requireAccess(viewer, 'assistant.ask');
      const { header, address, opensAt } = (await findSubject(database, about)) ?? NO_SUBJECT;
      return { header, address, opensAt };
    },

    async ask(viewer, input, { clientAddress, signal }) {
      requireAccess(viewer, 'assistant.ask');
      const request = parseInput(askSchema, input);
      await limits.consumeFrom('chat', clientAddress);
      if (!model) return once(await builtIn.answer(viewer, request));
      return fromModel(model, { request, grounding: await builtIn.grounding(viewer, request), signal });
    },
  };
}

const NO_SUBJECT = { header: '', address: '', opensAt: null };

async function* once(answer: string): AsyncGenerator<string> {
  yield answer + SIGNATURE;
}
