import { createHash } from 'node:crypto';

/** The hashes of the inline scripts in a page, as its CSP names them: `sha256-…`. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`);
}
