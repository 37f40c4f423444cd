import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type PageName, pages } from '#shared/paths.ts';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { pageFiles } from './page-files.ts';

// One element for a file: an address of the same page does not draw it anew.
const elements = new Map<string, ReactElement>();

function elementOf(file: string): ReactElement {
  const element = elements.get(file) ?? lazyPage(file);
  elements.set(file, element);
  return element;
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {Object.entries(pages).map(([name, { pattern }]) => (
          <Route key={name} path={pattern} element={elementOf(pageFiles[name as PageName] ?? 'not-found')} /> // a key of pages
        ))}
        <Route path="*" element={elementOf('not-found')} />
      </Route>
    </Routes>
  );
}
