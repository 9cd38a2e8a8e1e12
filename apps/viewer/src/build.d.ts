/** Compile-time constants that let the bundler drop code. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean };
}
