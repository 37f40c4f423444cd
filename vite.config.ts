import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: join(import.meta.dirname, 'client'),
  plugins: [react(), tailwindcss()],
  // One file with all that rendering needs, in React's production build.
  ssr: { noExternal: true },
  build: {
    outDir: join(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // A font or picture inside a script would be loaded by pages that do not show it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
