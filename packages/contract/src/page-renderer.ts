// What the server and the viewer's renderer agree on: a page goes in as an address and a person, markup comes out.
// Types only: the server loads the built renderer by its file.
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

export interface PageRequest {
  /** Path and query as the browser asked. */
  url: string;
  /** Origin that the browser knows, for absolute addresses. */
  origin: string;
  realm: Realm;
  language: string;
  /** Words of the paths when they are not those of the language: the debug set. */
  pathSet?: 'emoji';
  labels: LabelSet;
  /** Null: nobody has a session here. */
  user: SessionUser | null;
  /** Makes a call in process, for this person. */
  call<Name extends CallName>(
    name: Name,
    args: Partial<CallArguments<Calls[Name]>>,
  ): Promise<{ response: CallResponse<Calls[Name]> } | { error: PageError }>;
}

/** A picture that the browser should ask for before it reads the markup. */
export interface PagePreload {
  srcSet: string;
  sizes: string;
  media?: string;
}

export interface PageResult {
  status: number;
  /** What it shows may be taken back at any moment: the document is kept for nobody. */
  isUncacheable?: true;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Markup for the head that people see: the title. */
  head: string;
  /** Markup for the head that machines look at, and descriptions of things that follow the page. */
  seo: { head: string; structuredData: string };
  /** Markup of the page. */
  body: string;
  /** JSON for the browser's start, safe inside a script element. */
  state: string;
  preloads: PagePreload[];
  /**
   * Source files of the code that the page loads lazily, as the build manifest names them; first the page's
   * component.
   */
  modules: string[];
}

/** What the built renderer exports. */
export interface PageRenderer {
  /** Language of a page by its path alone; null when the path does not decide. */
  detectPathLanguage(
    path: string,
    realm: { languages: readonly string[]; defaultLanguage: string },
  ): string | null;
  render(request: PageRequest): Promise<PageResult>;
  /** Keys of the routes that have a page. */
  pageKeys: readonly string[];
}
