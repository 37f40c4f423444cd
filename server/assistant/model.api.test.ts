import { createTRPCClient, httpBatchStreamLink, TRPCClientError } from '@trpc/client';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  finish,
  refusing,
  sendEvent,
  sendPiece,
  startModelProvider,
  streaming,
} from '#server/testing/servers/model-provider.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { AppRouter } from '#server/domains.ts';
import { resources } from '#shared/resources/index.ts';
import { restBody } from '#server/testing/factories.ts';

const provider = await startModelProvider();
afterAll(() => provider.close());

const app = await startTestApp({ model: provider.model(20_000) });
/** An app that waits only briefly, for models that stop sending. */
const impatient = await startTestApp({ model: provider.model(300), databaseUrl: app.databaseUrl });
const administrator = await app.createAdministrator();
const FAILED = 'Failed to get a response from the server.';
const failures = ({ log } = app) => log.lines.filter(({ msg }) => msg === 'the language model failed');

beforeEach(async () => {
  provider.requests = [];
  provider.abandoned = 0;
  await app.database.prisma.rateLimit.deleteMany();
});
afterEach(() => {
  for (const { log } of [app, impatient]) log.lines.splice(0);
});

const chat = ({ rest } = app) => rest('/chat', { method: 'POST', body: { prompt: 'hi there' } });
const client = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink({ url: `${app.url}/trpc` })] });

async function streamed(prompt: string, signal?: AbortSignal) {
  const pieces: string[] = [];
  try {
    for await (const piece of await client.assistant.ask.mutate({ prompt }, { signal })) pieces.push(piece);
  } catch (error) {
    return { pieces, error };
  }
  return { pieces, error: null };
}

describe('a model that answers', () => {
  test('has its answer passed on whole at the REST API and in pieces at the tRPC API', async () => {
    provider.answerBy(streaming('One, ', 'two.'));
    const answer = await chat();
    expect([answer.status, answer.json()]).toEqual([200, { text: 'One, two.' }]);
    expect(await streamed('hi there')).toEqual({ pieces: ['One, ', 'two.'], error: null });
    expect(await client.assistant.about.query()).toEqual({ isBuiltIn: false });
  });

  test('is called with the configured key and model name', async () => {
    provider.answerBy(streaming('x'));
    await chat();
    expect(provider.requests).toMatchObject([{ authorization: 'Bearer the key of the tests', model: 'parrot' }]);
  });

  test("gets the site's content on the question, and the answer names its pages", async () => {
    const body = restBody(resources.question, { header: 'What is quuxing?', text: 'Quuxing turns a list.' });
    const { data } = (await app.rest('/notecontent', { method: 'POST', body, token: administrator.token })).json<{
      data: { _id: string };
    }>();
    provider.answerBy(streaming('It turns.'));
    const answer = await app.rest('/chat', { method: 'POST', body: { prompt: 'Explain quuxing' } });
    const { text } = answer.json<{ text: string }>();
    const [system, question] = provider.requests[0]?.messages ?? [];
    expect(system).toMatchObject({
      role: 'system',
      content: expect.stringContaining('Quuxing turns a list.') as string,
    });
    expect(question).toEqual({ role: 'user', content: 'Explain quuxing' });
    expect(text).toContain('It turns.\n\nOn this site: [What is quuxing?](');
    expect(text).toContain(data._id);
  });

  test('gets the conversation so far', async () => {
    provider.answerBy(streaming('x'));
    const history = [{ prompt: 'before', answer: 'said' }];
    for await (const piece of await client.assistant.ask.mutate({ prompt: 'and now', history }))
      expect(piece).toBe('x');
    expect(provider.requests[0]?.messages.slice(1)).toEqual([
      { role: 'user', content: 'before' },
      { role: 'assistant', content: 'said' },
      { role: 'user', content: 'and now' },
    ]);
  });

  test('is stopped when its answer does not end', async () => {
    provider.answerBy((response) => {
      const go = () => {
        while (!response.destroyed && response.writable) {
          if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
          const piece = { choices: [{ index: 0, delta: { content: 'x'.repeat(1000) }, finish_reason: null }] };
          if (!response.write(`data: ${JSON.stringify(piece)}\n\n`)) return void response.once('drain', go);
        }
      };
      go();
    });
    const { text } = (await chat()).json<{ text: string }>();
    expect(text).toHaveLength(50_000);
    await expect.poll(() => provider.abandoned).toBe(1);
  });

  test('is retried while it is overloaded or fails before the first piece', async () => {
    provider.answerBy(
      refusing(429, { 'Retry-After': '0.01' }),
      refusing(500, { 'Retry-After': '0.01' }),
      streaming('x'),
    );
    expect((await chat()).json()).toEqual({ text: 'x' });
    expect(provider.requests).toHaveLength(3);
  });
});

describe('a model that fails', () => {
  test.each([
    ['refuses the key', refusing(401), 1],
    ['leads to another address', refusing(307, { Location: '/v1/another' }), 1],
    ['stays overloaded', refusing(429, { 'Retry-After': '0.01' }), 3],
    ['keeps failing', refusing(503, { 'Retry-After': '0.01' }), 3],
    [
      'breaks off',
      (response) => {
        sendPiece(response, 'x');
        response.socket?.destroySoon();
      },
      1,
    ],
    [
      'ends too soon',
      (response) => {
        sendPiece(response, 'x');
        response.end();
      },
      1,
    ],
    ['says nothing', finish, 1],
    ['sends no JSON', (response) => response.writeHead(200).end('<html>Welcome</html>'), 1],
    [
      'sends an event that is no JSON',
      (response) => {
        sendPiece(response, 'x');
        sendEvent(response, '{"choices": [');
        response.end();
      },
      1,
    ],
  ] as [string, Parameters<typeof provider.answerBy>[0], number][])('and %s is a 502', async (_, way, tries) => {
    provider.answerBy(way);
    const answer = await chat();
    expect([answer.status, answer.json()]).toEqual([502, { error: FAILED, message: FAILED, code: 'upstream_failed' }]);
    expect(provider.requests).toHaveLength(tries);
    expect(failures()).toHaveLength(1);
  });

  test.each([
    ['asks to come back too late', refusing(429, { 'Retry-After': '30' })],
    ['never answers', () => {}],
    ['is silent after a piece', (response) => sendPiece(response, 'x')],
  ] as [string, Parameters<typeof provider.answerBy>[0]][])('and %s is a 502', async (_, way) => {
    provider.answerBy(way);
    const answer = await chat(impatient);
    expect([answer.status, answer.json()]).toEqual([502, { error: FAILED, message: FAILED, code: 'upstream_failed' }]);
    expect(provider.requests).toHaveLength(1);
    expect(failures(impatient)).toHaveLength(1);
  });

  test('half way: the pieces received so far are passed on, then the failure', async () => {
    provider.answerBy((response) => {
      sendPiece(response, 'The beginning');
      response.end();
    });
    const { pieces, error } = await streamed('hi there');
    expect(pieces).toEqual(['The beginning']);
    expect(error).toBeInstanceOf(TRPCClientError);
    expect(error).toMatchObject({ message: FAILED, data: { reason: 'upstream_failed', httpStatus: 502 } });
  });

  test('is cancelled when the reader has gone', async () => {
    provider.answerBy((response) => sendPiece(response, 'The beginning'));
    const reader = new AbortController();
    const answer = await client.assistant.ask.mutate({ prompt: 'hi there' }, { signal: reader.signal });
    const first = await answer[Symbol.asyncIterator]().next();
    expect(first.value).toBe('The beginning');
    reader.abort();
    await expect.poll(() => provider.abandoned).toBe(1);
    expect(failures()).toEqual([]);
  });
});

test('is not called for an invalid prompt', async () => {
  provider.answerBy(streaming('x'));
  const { error } = await streamed('x'.repeat(4001));
  expect(error).toMatchObject({ message: 'A prompt can have at most 4,000 characters', data: { httpStatus: 400 } });
  expect(provider.requests).toEqual([]);
});
