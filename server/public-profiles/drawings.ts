import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** The maximum number of cached pictures: about 8 MB. */
const MAX_CACHED = 200;

/**
 * Draws SVG as PNG, and caches the latest drawings by their SVG; the caller must have checked access. A drawing that
 * several calls request at the same time is made once.
 */
export function createDrawings() {
  const cached = new Map<string, Promise<Buffer>>();
  return {
    png(svg: string): Promise<Buffer> {
      const key = createHash('sha256').update(svg).digest('base64url');
      const existing = cached.get(key);
      cached.delete(key);
      const drawing = existing ?? sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
      cached.set(key, drawing);
      for (const oldest of cached.keys()) {
        if (cached.size <= MAX_CACHED) break;
        cached.delete(oldest);
      }
      drawing.catch(() => cached.delete(key));
      return drawing;
    },
  };
}
