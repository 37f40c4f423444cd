import { UNKNOWN_ERROR_MESSAGE } from '#shared/errors.ts';
import { PICTURES } from '#shared/rules/picture-name.ts';

type Answer = { address?: string; code?: string; message?: string };

/**
 * Uploads a picture. If the session has ended, the administrator logs in in a dialog, and the upload is retried.
 * @param onProgress called with the progress of the upload, from 0 to 1
 * @returns its address on the site
 * @throws Error whose message can be shown to the administrator
 */
export async function sendPicture(file: File, onProgress: (progress: number) => void): Promise<string> {
  const answer = await post(file, onProgress);
  if (answer.address !== undefined) return answer.address;
  if (answer.code !== undefined) {
    const { endsSession, renewed } = await import('#client/lib/api/renewal.ts');
    if (endsSession(answer.code) && (await renewed())) return sendPicture(file, onProgress);
  }
  throw new Error(answer.message ?? UNKNOWN_ERROR_MESSAGE);
}

/** Uses XMLHttpRequest, as fetch does not report upload progress. */
const post = (file: File, onProgress: (progress: number) => void) =>
  new Promise<Answer>((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', PICTURES);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => done(read(request.responseText));
    request.onerror = () => failed(new Error('The picture could not be sent; check your connection and try again'));
    request.send(file);
  });

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer; // as server/pictures/web.ts answers, or its error
  } catch {
    return {}; // such as the error page of a proxy
  }
}
