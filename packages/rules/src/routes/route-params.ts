// Types of route parameters, inferred from the path template.
import type { defaultPathTemplates, RouteKey } from './route-table.ts';

export type ParamValue = string | number;

/** Parameters whose names are not checked; undefined, null and empty values count as absent. */
export type LooseParams = Readonly<Record<string, ParamValue | null | undefined>>;

type ParamNames<Template> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type RequiredNames<Template> = Exclude<ParamNames<Template>, `${string}?`>;
type OptionalNames<Template> =
  ParamNames<Template> extends infer Name ? (Name extends `${infer N}?` ? N : never) : never;

type TemplateParams<Template> = { readonly [Name in RequiredNames<Template>]: ParamValue } & {
  readonly [Name in OptionalNames<Template>]?: ParamValue | null;
};

/** `RouteParams<'VOD'>` is `{ eventId: string | number; eventTitle?: string | number | null }`. */
type RouteParams<Key extends RouteKey> = TemplateParams<(typeof defaultPathTemplates)[Key]>;

/** Parameters may be omitted when none is required. */
export type RouteArguments<Key extends RouteKey, Options> =
  RequiredNames<(typeof defaultPathTemplates)[Key]> extends never
    ? [params?: RouteParams<Key>, options?: Options]
    : [params: RouteParams<Key>, options?: Options];
