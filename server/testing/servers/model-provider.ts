import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ChatMessage, createLanguageModel, type LanguageModel } from '#server/adapters/openai.ts';

export type ModelRequest = { authorization: string | undefined; model: string; messages: ChatMessage[] };

type Answering = (response: ServerResponse) => void | Promise<void>;

export type ModelProvider = {
  url: string;
  /** Every call, newest last. */
  requests: ModelRequest[];
  /** The number of connections that the client closed before the response was complete. */
  abandoned: number;
  /** Sets how the next calls are answered, one after the other; the last one answers all further calls. */
  answerBy(...ways: Answering[]): void;
  model(silenceMs?: number): LanguageModel;
  close(): Promise<void>;
};

/** A server on loopback for OpenAI's chat completions, which answers as set by `answerBy`. */
export async function startModelProvider(): Promise<ModelProvider> {
  let ways: Answering[] = [];
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) provider.abandoned++;
    });
    void text(request).then((body) => {
      const { model, messages } = JSON.parse(body) as ModelRequest; // what our adapter sends
      provider.requests.push({ authorization: request.headers.authorization, model, messages });
      const way = ways.length > 1 ? ways.shift() : ways[0];
      void way?.(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // it listens on a port, not on a pipe

  const provider: ModelProvider = {
    url,
    requests: [],
    abandoned: 0,
    answerBy(...next) {
      ways = next;
    },
    model: (silenceMs) =>
      createLanguageModel({ baseUrl: url, apiKey: 'the key of the tests', model: 'parrot', silenceMs }),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return provider;
}

export const sendEvent = (response: ServerResponse, data: unknown): void =>
  void response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);

export function sendPiece(response: ServerResponse, content: string): void {
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  sendEvent(response, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });
}

export function finish(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  sendEvent(response, '[DONE]');
  response.end();
}

export const streaming =
  (...pieces: string[]): Answering =>
  (response) => {
    for (const piece of pieces) sendPiece(response, piece);
    finish(response);
  };

export const refusing =
  (status: number, headers: Record<string, string> = {}): Answering =>
  (response) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end('{"error":{"message":"no"}}');
