/** The minimum that this stack loads: React, router, TanStack Query and tRPC, with an empty page. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { AppRouter } from '#server/domains.ts';

const trpc = createTRPCReact<AppRouter>();
const queryClient = new QueryClient();
const client = trpc.createClient({ links: [httpBatchLink({ url: '/trpc' })] });
const routes = createElement(Routes, null, createElement(Route, { path: '/', element: null }));
const cached = createElement(QueryClientProvider, { client: queryClient }, createElement(BrowserRouter, null, routes));
createRoot(document.body).render(createElement(trpc.Provider, { client, queryClient, children: cached }));
