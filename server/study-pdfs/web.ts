import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { VISITOR } from '#server/access/access.ts';
import { STUDY_PDF_PATTERN, studyTopicOf } from '#shared/study-topics.ts';
import type { StudyPdfs } from './study-pdfs.ts';

/** The items of a topic as a PDF: written as fast as it is taken, and no longer than somebody takes it. */
export function studyPdfs(pdfs: StudyPdfs): Router {
  const router = Router({ caseSensitive: true });
  router.get(STUDY_PDF_PATTERN, async (request, response, next) => {
    const topic = studyTopicOf(request.params.kind, request.params.category);
    // The same for everyone, as the pages are.
    const document = topic && (await pdfs.open(VISITOR, topic));
    if (!document) return next();
    response.attachment(document.fileName).set('Cache-Control', 'no-cache');
    if (request.method === 'HEAD') return void response.end();

    // The pipeline itself notices nothing before the first bytes.
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      await pipeline(document.bytes(gone.signal), response);
    } catch (error) {
      if (!isDeparture(error)) throw error;
    }
  });
  return router;
}

/** Whoever asked has left before the end. */
const isDeparture = (error: unknown) =>
  error instanceof Error && ['ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(Reflect.get(error, 'code')));
