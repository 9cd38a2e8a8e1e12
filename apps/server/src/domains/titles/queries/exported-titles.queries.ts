// The columns that name a title in the export of an account.

export interface ExportedTitleRow {
  content_id: string;
  content_type: string;
  title: string | null;
}

/** The public id, type and text of the title `c`; `languageParameter` is the placeholder of the preferred language. */
export const buildExportedTitleSql = (languageParameter: string) =>
  `c.public_id as content_id, c.type as content_type,
  (select t.title from content_text t where t.content_id = c.id
    order by t.language = ${languageParameter} desc, t.language limit 1) as title`;

export const presentExportedTitle = ({ content_id, content_type, title }: ExportedTitleRow) => ({
  id: content_id,
  type: content_type,
  title,
});
