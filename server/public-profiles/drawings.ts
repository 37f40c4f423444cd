import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** About 8 MB of pictures. */
const MAX_KEPT = 200;

/**
 * Draws SVG as PNG, and keeps what was drawn last by what it shows: who may see it is asked before. A drawing that
 * several ask for is made once.
 */
export function createDrawings() {
  const kept = new Map<string, Promise<Buffer>>();
  return {
    png(svg: string): Promise<Buffer> {
      const key = createHash('sha256').update(svg).digest('base64url');
      const known = kept.get(key);
      kept.delete(key);
      const drawing = known ?? sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
      kept.set(key, drawing);
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_KEPT) break;
        kept.delete(oldest);
      }
      drawing.catch(() => kept.delete(key));
      return drawing;
    },
  };
}
