import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type PageName, pages } from '#shared/paths.ts';
import { ForAdministrators, ForUsers, PassedUser, SessionWatch } from './guards.tsx';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.tsx';

const sheet = lazyPage(() => import('#client/pages/sheet.tsx'));
const blogs = lazyPage(() => import('#client/pages/blogs.tsx'));
const questions = lazyPage(() => import('#client/pages/questions.tsx'));
const cheatSheet = lazyPage(() => import('#client/pages/cheat-sheet.tsx'));

/** Which page stands at which address of shared/paths.ts. */
const elements: Partial<Record<PageName, ReactElement>> = {
  home: lazyPage(() => import('#client/pages/home.tsx')),
  sheet,
  newSheet: sheet,
  companySheet: lazyPage(() => import('#client/pages/company-sheet.tsx')),
  top50: lazyPage(() => import('#client/pages/top-50.tsx')),
  notes: lazyPage(() => import('#client/pages/notes.tsx')),
  csFundamental: questions,
  csFundametal: questions,
  dsa: <ForUsers>{questions}</ForUsers>,
  python: questions,
  java: questions,
  dbms: <ForUsers>{questions}</ForUsers>,
  cpp: questions,
  c: questions,
  jsCheatSheet: cheatSheet,
  cppStlCheatSheet: cheatSheet,
  blogs,
  techblog: blogs,
  technicalblog: blogs,
  blog: lazyPage(() => import('#client/pages/blog.tsx')),
  contests: <ForUsers>{lazyPage(() => import('#client/pages/contests.tsx'))}</ForUsers>,
  contest: lazyPage(() => import('#client/pages/contest.tsx')),
  companiesPreparation: lazyPage(() => import('#client/pages/companies-preparation.tsx')),
  tcs: lazyPage(() => import('#client/pages/tcs.tsx')),
  projects: lazyPage(() => import('#client/pages/projects.tsx')),
  about: lazyPage(() => import('#client/pages/about.tsx')),
  contact: lazyPage(() => import('#client/pages/contact.tsx')),
  contactForm: <ForUsers>{lazyPage(() => import('#client/pages/contact-form.tsx'))}</ForUsers>,
  login: lazyPage(() => import('#client/pages/login.tsx')),
  signUp: lazyPage(() => import('#client/pages/signup.tsx')),
  forgotPassword: lazyPage(() => import('#client/pages/forgot-password.tsx')),
  profile: lazyPage(() => import('#client/pages/profile.tsx')),
  contributeBlog: <ForUsers>{lazyPage(() => import('#client/pages/contribute-blog.tsx'))}</ForUsers>,
  administratorLogin: lazyPage(() => import('#client/pages/admin-login.tsx')),
  addAdministrator: lazyPage(() => import('#client/pages/add-admin.tsx')),
  dashboard: <ForAdministrators>{lazyPage(() => import('#client/pages/dashboard.tsx'))}</ForAdministrators>,
  newsletterConfirm: lazyPage(() => import('#client/pages/newsletter-confirm.tsx')),
  newsletterUnsubscribe: lazyPage(() => import('#client/pages/newsletter-unsubscribe.tsx')),
  availableSoon: lazyPage(() => import('#client/pages/available-soon.tsx')),
};

const notFound = lazyPage(() => import('#client/pages/not-found.tsx'));

export function AppRoutes() {
  return (
    <PassedUser>
      <SessionWatch />
      <Routes>
        <Route element={<Layout />}>
          {Object.entries(pages).map(([name, { pattern }]) => (
            <Route key={name} path={pattern} element={elements[name as PageName]} /> // a key of pages
          ))}
          <Route path="*" element={notFound} />
        </Route>
      </Routes>
    </PassedUser>
  );
}
