// The definition of a page: its queries and its code.
import type { PagePreload } from '@matinee/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Environment } from '../environment/environment.ts';
import type { PageQuery } from '../query/page-query.ts';
import type { RouteMatch } from './route-match.ts';

export interface PageArguments {
  pathname: string;
  params: RouteMatch['params'];
  search: URLSearchParams;
}

export interface Page {
  /**
   * The query parameters on which the HTML of the page depends. The server removes all others before it renders the
   * page, so that URLs which differ only in those share one document.
   */
  searchParamNames?: readonly string[];
  /**
   * Loaded on the server, when a viewer focuses, touches, hovers or presses a link to the page, and during
   * navigation. An error of the first query decides the HTTP status.
   */
  listQueries?: (environment: Environment, args: PageArguments) => PageQuery[];
  /** Imports the component, the default export of its file. */
  load: () => Promise<{ default: ComponentType }>;
  /** The source file of the component, as the build manifest names it. */
  module: string;
  /** Further chunks that the URL requires. */
  listExtraModules?: (args: PageArguments) => string[];
  /** Starts loading what the page needs beyond its queries, on a mouse press on a link and during navigation. */
  startLoading?: (environment: Environment, queryClient: QueryClient, args: PageArguments) => void;
  /** Starts a part of `startLoading` while a mouse rests on a link to the page. */
  prefetchData?: (environment: Environment, queryClient: QueryClient, args: PageArguments) => void;
  /** Loads further code when a viewer focuses, touches, hovers or presses a link to the page. */
  preloadCode?: () => void;
  /** Images of the first screen, once the queries are loaded. */
  listPreloads?: (environment: Environment, queryClient: QueryClient, args: PageArguments) => PagePreload[];
  /** HTTP status when the first query has no error; default 200. */
  getStatus?: (environment: Environment, args: PageArguments) => number;
}
