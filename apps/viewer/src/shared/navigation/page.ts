// The definition of a page: its queries and its code.
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
  /**
   * Loaded on the server, when a link to the page is pointed at, and during navigation. The first query
   * decides the status.
   */
  queries?: (environment: Environment, args: PageArguments) => PageQuery[];
  /** The component, or the chunk that contains it. */
  Component?: ComponentType;
  load?: () => Promise<ComponentType>;
  /** The source file of the chunk, as the build manifest names it. */
  module?: string;
  /** Further chunks that the URL requires. */
  further?: (args: PageArguments) => string[];
  /** Starts loading what the page needs beyond its queries, during navigation. */
  begin?: (environment: Environment, queryClient: QueryClient, args: PageArguments) => void;
  /** Starts a part of that while the viewer rests on a link to the page. */
  expect?: (environment: Environment, queryClient: QueryClient, args: PageArguments) => void;
  /** Loads further code when a link to the page is pointed at. */
  warm?: () => void;
  /** Images of the first screen, once the queries are loaded. */
  preloads?: (environment: Environment, queryClient: QueryClient, args: PageArguments) => PagePreload[];
  /** HTTP status without errors; default 200. */
  status?: (environment: Environment, args: PageArguments) => number;
}

/** The handle of a matched route. */
export interface RouteHandle {
  key: RouteKey | null;
  page: Page;
}
