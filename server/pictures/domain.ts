import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createPictures } from './pictures.ts';
import { picturesRouter } from './trpc.ts';
import { pictureFiles } from './web.ts';

export function createPicturesDomain(ground: Ground) {
  const pictures = createPictures(ground.database, ground.pictureStore);
  return {
    trpc: { pictures: picturesRouter(pictures) },
    web: ({ sessions, siteUrl }) => [pictureFiles(pictures, sessions, siteUrl)],
  } satisfies Domain;
}
