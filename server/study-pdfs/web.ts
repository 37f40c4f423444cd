import { Router } from 'express';
import { VISITOR } from '#server/access/access.ts';
import { toAppError } from '#server/errors.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import { rejectIfOverloaded } from '#server/http/shedding.ts';
import { PROBLEM_PDF_PATTERN, problemPdfAddress } from '#shared/paths.ts';
import { STUDY_PDF_PATTERN, studyPdfAddress, studyTopicOf } from '#shared/study-topics.ts';
import { fileNameOf, itemsOf, type StudyPdfs } from './study-pdfs.ts';

// The same for everyone, and revalidated at each request, like pages.
const HEADERS = { 'Cache-Control': 'public, no-cache' };

/**
 * Serves the items of a topic, or a problem, as a PDF. It is drawn once for all concurrent requests, and cached. It is
 * drawn to its end even if the clients have disconnected: those that gave up waiting find it cached when they retry.
 */
export function studyPdfs(pdfs: StudyPdfs, answers: ResponseCache): Router {
  const router = Router({ caseSensitive: true });
  router.get(STUDY_PDF_PATTERN, async (request, response, next) => {
    const topic = studyTopicOf(request.params.kind, request.params.category);
    if (!topic) return next();
    const prepared = await answers.read(`pdf ${studyPdfAddress(topic)}`, async () => {
      rejectIfOverloaded();
      const { bytes, until } = await pdfs.drawTopic(VISITOR, topic);
      return { body: bytes, reads: [itemsOf(topic)], until };
    });
    if (prepared.identity.length === 0) return next();
    response.attachment(fileNameOf(topic));
    sendPrepared(request, response, { prepared, headers: HEADERS, isCompressed: true });
  });
  router.get(PROBLEM_PDF_PATTERN, async (request, response, next) => {
    const slug = request.params.slug.toLowerCase();
    const making = answers.read(`pdf ${problemPdfAddress(slug)}`, async () => {
      rejectIfOverloaded();
      const { bytes, until } = await pdfs.drawProblem(VISITOR, slug);
      return { body: bytes, reads: ['problem', 'contest'], until };
    });
    const prepared = await making.catch((error: unknown) => {
      if (toAppError(error).code === 'not_found') return null;
      throw error;
    });
    if (!prepared) return next();
    response.attachment(`GearUp-${slug}.pdf`);
    sendPrepared(request, response, { prepared, headers: HEADERS, isCompressed: true });
  });
  return router;
}
