import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import { folderStore, type PictureStore } from './picture-store.ts';

/** The configured picture store. The S3 client is loaded only when the settings name an S3-compatible store. */
export async function pictureStoreOf(env: Env): Promise<PictureStore> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return folderStore(join(env.DATA_DIR, 'pictures'));
  const { s3Store } = await import('./s3.ts');
  return s3Store({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
