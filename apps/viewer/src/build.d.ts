/** What the build knows and leaves out of the code where it does not hold. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean };
}
