import type { ServerResponse } from 'node:http';
import { Router } from 'express';
import { VISITOR } from '#server/access/access.ts';
import type { KeptAnswers } from '#server/http/kept-answers.ts';
import type { ReadyBytes } from '#server/http/ready-bytes.ts';
import { sendReady } from '#server/http/send-ready.ts';
import { STUDY_PDF_PATTERN, studyPdfAddress, studyTopicOf, type StudyTopic } from '#shared/study-topics.ts';
import { fileNameOf, itemsOf, type StudyPdfs } from './study-pdfs.ts';

/** Those who wait for a PDF, and what is told when the last of them has left. */
type Readers = { responses: Set<ServerResponse>; left: AbortController };

// The same for everyone, and asked for again each time, as the pages are.
const HEADERS = { 'Cache-Control': 'public, no-cache' };

/** The items of a topic as a PDF: drawn once for all who wait, for as long as one of them does, and kept. */
export function studyPdfs(pdfs: StudyPdfs, answers: KeptAnswers): Router {
  const waiting = new Map<string, Readers>();

  /** Null when whoever asked has left, and nobody else waits for it. */
  async function read(topic: StudyTopic, response: ServerResponse): Promise<ReadyBytes | null> {
    const key = `pdf ${studyPdfAddress(topic)}`;
    const readers = waiting.get(key) ?? { responses: new Set(), left: new AbortController() };
    waiting.set(key, readers);
    readers.responses.add(response);
    const leave = () => {
      readers.responses.delete(response);
      if (readers.responses.size > 0) return;
      if (waiting.get(key) === readers) waiting.delete(key);
      readers.left.abort();
    };
    const { signal } = readers.left;
    response.once('close', leave);
    try {
      return await answers.read(key, async () => {
        const { bytes, until } = await pdfs.draw(VISITOR, topic, signal);
        return { body: bytes, madeOf: [itemsOf(topic)], until };
      });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      response.off('close', leave);
      leave();
    }
  }

  const router = Router({ caseSensitive: true });
  router.get(STUDY_PDF_PATTERN, async (request, response, next) => {
    const topic = studyTopicOf(request.params.kind, request.params.category);
    const ready = topic && (await read(topic, response));
    if (ready === null) return;
    if (!ready || ready.identity.length === 0) return next();
    response.attachment(fileNameOf(topic));
    sendReady(request, response, { ready, headers: HEADERS, isCompressed: true });
  });
  return router;
}
