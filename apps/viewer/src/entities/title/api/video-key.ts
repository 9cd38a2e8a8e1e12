/** Where the facts of a title are remembered. */
export const videoKey = (id: string, language: string) => ['video', id, language];
