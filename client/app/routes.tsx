import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/page.ts';
import { pageNames, type PageName, pageOf } from '#shared/pages.ts';
import { ForAdministrators, ForUsers, PassedUser, SessionWatch } from './guards.tsx';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { NOT_FOUND } from './page-files.ts';

const GUARDS: Record<Page['audience'], ComponentType<{ children: ReactNode }>> = {
  everybody: Fragment,
  users: ForUsers,
  administrators: ForAdministrators,
};

// One element per file, so that another address of the same page does not remount it.
const elements = new Map<string, ReactElement>();

function elementOf(page: PageName): ReactElement {
  const { file, audience } = pageOf(page);
  const element = elements.get(file) ?? lazyPage(file);
  elements.set(file, element);
  const Guard = GUARDS[audience];
  return <Guard>{element}</Guard>;
}

const notFound = lazyPage(NOT_FOUND);

export function AppRoutes() {
  return (
    <PassedUser>
      <SessionWatch />
      <Routes>
        <Route element={<Layout />}>
          {pageNames.map((page) => (
            <Route key={page} path={pageOf(page).pattern} element={elementOf(page)} />
          ))}
          <Route path="*" element={notFound} />
        </Route>
      </Routes>
    </PassedUser>
  );
}
