import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type PageName, pages } from '#shared/paths.ts';
import { ForAdministrators, ForUsers, PassedUser, SessionWatch } from './guards.tsx';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { NOT_FOUND, pageFiles } from './page-files.ts';

const FOR_USERS = new Set<PageName>(['contactForm', 'contests', 'dsa', 'dbms', 'contributeBlog']);
const FOR_ADMINISTRATORS = new Set<PageName>(['dashboard', 'dashboardPanel']);

// One element for a file: another address of the same page does not draw it anew.
const elements = new Map<string, ReactElement>();

function elementOf(page: PageName): ReactElement {
  const file = pageFiles[page];
  const element = elements.get(file) ?? lazyPage(file);
  elements.set(file, element);
  if (FOR_USERS.has(page)) return <ForUsers>{element}</ForUsers>;
  return FOR_ADMINISTRATORS.has(page) ? <ForAdministrators>{element}</ForAdministrators> : element;
}

const notFound = lazyPage(NOT_FOUND);

export function AppRoutes() {
  return (
    <PassedUser>
      <SessionWatch />
      <Routes>
        <Route element={<Layout />}>
          {Object.entries(pages).map(([name, { pattern }]) => (
            <Route key={name} path={pattern} element={elementOf(name as PageName)} /> // a key of pages
          ))}
          <Route path="*" element={notFound} />
        </Route>
      </Routes>
    </PassedUser>
  );
}
