import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createStudyPdfs } from './study-pdfs.ts';
import { studyPdfs } from './web.ts';

export function createStudyPdfsDomain(ground: Ground) {
  const pdfs = createStudyPdfs(ground);
  return { web: ({ answers }) => [studyPdfs(pdfs, answers)] } satisfies Domain;
}
