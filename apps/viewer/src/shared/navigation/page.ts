// What a page is to the router: what it asks for, and where its code is.
import type { PagePreload } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Environment } from '../environment/environment.ts';
import type { PageQuery } from '../query/page-query.ts';

export interface PageArguments {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

export interface Page {
  /** Asked for on the server, when a link to the page is pointed at, and on the way to it. The first decides the status. */
  queries?: (environment: Environment, args: PageArguments) => PageQuery[];
  /** The code: at hand, or a chunk to load. */
  Component?: ComponentType;
  load?: () => Promise<ComponentType>;
  /** Source file of the chunk, as the build manifest names it. */
  module?: string;
  /** Of what its address shows beside it. */
  further?: (args: PageArguments) => string[];
  /** Begins what the page will need beyond its queries, on the way to it. */
  begin?: (environment: Environment, queryClient: QueryClient, args: PageArguments) => void;
  /** Begins a part of that while somebody rests on a link to the page. */
  expect?: (environment: Environment, queryClient: QueryClient, args: PageArguments) => void;
  /** Loads further code when a link to the page is pointed at. */
  warm?: () => void;
  /** Pictures of the first screen, once the queries are answered. */
  preloads?: (environment: Environment, queryClient: QueryClient, args: PageArguments) => PagePreload[];
  /** HTTP status when nothing failed; 200 unless stated. */
  status?: (environment: Environment, args: PageArguments) => number;
}

/** What a matched route carries. */
export interface RouteHandle {
  key: RouteKey | null;
  page: Page;
}
