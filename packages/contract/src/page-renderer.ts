// Interface between the server and the viewer's renderer, which turns a URL and a user into HTML. This file has only
// types, because the server loads the built renderer from a file.
import type { CallArguments, CallResponse } from './call.ts';
import type { CallName, Calls } from './calls.ts';
import type { LabelSet, Realm } from './entities/realm.ts';
import type { SessionUser } from './entities/session.ts';
import type { ErrorCode } from './errors.ts';

export interface PageError {
  code: ErrorCode;
  params: Record<string, unknown>;
  requestId: string;
}

/** What a page shows after the server has refused a form that the browser sent without the viewer's code. */
export interface FormResult {
  /** The values to show again, by field. They never contain a password. */
  values: Readonly<Record<string, string>>;
  /** The error of each field, in the language of the page. */
  fieldErrors: Readonly<Record<string, string>>;
  /** The error of the form as a whole. */
  error?: { text: string; detail?: string | undefined; message?: string | undefined };
}

/** The page to which the browser goes next, or the result that the page of the form shows. */
export type FormOutcome = { redirectPath: string } | { result: FormResult; status: number };

export interface PageRequest {
  /** Path and query of the request. */
  url: string;
  /** Public origin, for absolute URLs. */
  origin: string;
  realm: Realm;
  language: string;
  /** Key of a route whose content was not found: the renderer renders that error, regardless of `url`. */
  missingRoute?: string;
  /** The path set for debugging, when the URL belongs to it. */
  debugPathSet?: 'emoji';
  labels: LabelSet;
  /** Null without a session. */
  user: SessionUser | null;
  /** Set when the page answers a form that was refused. */
  form?: { result: FormResult; status: number };
  /** Makes an in-process call for this user. */
  call<Name extends CallName>(
    name: Name,
    args: Partial<CallArguments<Calls[Name]>>,
  ): Promise<{ response: CallResponse<Calls[Name]> } | { error: PageError }>;
}

/** An image that the browser should load before it parses the HTML. */
export interface PagePreload {
  srcSet: string;
  sizes: string;
  media?: string;
}

export interface PageResult {
  status: number;
  /** The page may become unavailable at any time, so the document is not cached. */
  isUncacheable?: true;
  language: string;
  direction: 'ltr' | 'rtl';
  /** HTML of the head elements that React emits: the title, and links such as preloads. */
  head: string;
  /** HTML of meta tags for the head, and structured data that follows the page. */
  seo: { head: string; structuredData: string };
  /** HTML of the page. */
  body: string;
  /** JSON with the initial state for the browser, escaped for a script element. */
  state: string;
  preloads: PagePreload[];
  /** Source files of lazily loaded code, as named in the build manifest; the component of the page first. */
  modules: string[];
}

export interface PageAddress {
  /**
   * The path with only the query parameters that the page reads, in a fixed order. URLs with the same result have the
   * same document.
   */
  url: string;
  /** The key of its route. */
  route: string;
}

/** Exports of the built renderer. */
export interface PageRenderer {
  /** Returns the language of a page by its path; null when languages share the path. */
  detectPathLanguage(
    path: string,
    realm: { languages: readonly string[]; defaultLanguage: string },
  ): string | null;
  /** Returns null for a path without a page. */
  getPageAddress(request: Pick<PageRequest, 'url' | 'language' | 'debugPathSet'>): PageAddress | null;
  /** Returns null when the content of the page does not exist. The server then renders again with `missingRoute`. */
  render(request: PageRequest): Promise<PageResult | null>;
  /** Keys of routes whose pages have a form that works without the viewer's code. */
  formRoutes: readonly string[];
  /** Submits the form of the page at `url`. */
  submitForm(request: PageRequest, fields: URLSearchParams): Promise<FormOutcome>;
  /** Keys of routes that have a page. */
  pageKeys: readonly string[];
}
