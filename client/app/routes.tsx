import { type ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type PageName, pages } from '#shared/paths.ts';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.tsx';

const sheet = lazyPage(() => import('#client/pages/sheet.tsx'));
const blogs = lazyPage(() => import('#client/pages/blogs.tsx'));

/** Which page stands at which address of shared/paths.ts. */
const elements: Partial<Record<PageName, ReactElement>> = {
  home: lazyPage(() => import('#client/pages/home.tsx')),
  sheet,
  newSheet: sheet,
  notes: lazyPage(() => import('#client/pages/notes.tsx')),
  blogs,
  techblog: blogs,
  technicalblog: blogs,
  blog: lazyPage(() => import('#client/pages/blog.tsx')),
  contests: lazyPage(() => import('#client/pages/contests.tsx')),
  contest: lazyPage(() => import('#client/pages/contest.tsx')),
  availableSoon: lazyPage(() => import('#client/pages/available-soon.tsx')),
};

const notFound = lazyPage(() => import('#client/pages/not-found.tsx'));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {Object.entries(pages).map(([name, { pattern }]) => (
          <Route key={name} path={pattern} element={elements[name as PageName]} /> // a key of pages
        ))}
        <Route path="*" element={notFound} />
      </Route>
    </Routes>
  );
}
