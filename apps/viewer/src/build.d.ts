/** The address of a file that the build copies. */
declare module '*.svg' {
  const url: string;
  export default url;
}

/** Compile-time constants that let the bundler drop code. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean };
}
