// Previews of drafts combine two domains: realm for settings, pages for sections. Only administrators can use
// them.
import { type DraftIssue, type Preview, sectionDraft } from '@matinee/contract';
import { type CallContext, guestViewer, type Handlers, type Viewer } from '../calls/index.ts';
import {
  type PreviewServices,
  previewSection,
  readSectionDraft,
  selectSectionKeys,
} from '../domains/pages/index.ts';
import { describeSchemaIssues, previewRealm, type RealmRegistry } from '../domains/realm/index.ts';
import { refuse } from '../platform/errors/index.ts';

export function createPreviewHandlers(
  services: PreviewServices,
  realms: RealmRegistry,
): Handlers<'getPreviewDefaults' | 'getSectionDraft' | 'postPreview'> {
  return {
    async getPreviewDefaults(_input, { db, realm, viewer }) {
      if (viewer.role !== 'ADMIN') return refuse('notFound');
      const sections = await selectSectionKeys(db, realm.id);
      return { realmFile: realm.settings as unknown as Record<string, unknown>, sections };
    },

    async getSectionDraft({ params }, ctx) {
      if (ctx.viewer.role !== 'ADMIN') return refuse('notFound');
      const section = await readSectionDraft(ctx, params.section);
      return section ? { section } : refuse('notFound');
    },

    async postPreview({ body }, ctx) {
      const { realm, viewer } = ctx;
      if (viewer.role !== 'ADMIN') return refuse('notFound');
      const {
        issues: realmFileIssues,
        languages,
        ...realmPreview
      } = body.realmFile === undefined
        ? { issues: [], languages: ctx.languages }
        : previewRealm(realm, realms.getArtwork(realm), body.realmFile, body);
      const sectionPreview =
        body.section === undefined
          ? { issues: [] }
          : await previewSectionDraft(services, ctx, {
              draft: body.section,
              languages: languages.length > 0 ? languages : ctx.languages,
              isSignedIn: body.isSignedIn ?? false,
            });
      const { issues: sectionIssues, ...sectionOutput } = sectionPreview;
      return {
        issues: { realmFile: realmFileIssues, section: sectionIssues },
        ...realmPreview,
        ...sectionOutput,
      };
    },
  };
}

/** Presents the drafted section as a guest or a signed-in viewer would see it, in the languages of the draft. */
async function previewSectionDraft(
  services: PreviewServices,
  ctx: CallContext,
  { draft, languages, isSignedIn }: { draft: unknown; languages: readonly string[]; isSignedIn: boolean },
): Promise<{ issues: DraftIssue[] } & Pick<Preview, 'section'>> {
  const result = sectionDraft.safeParse(draft, { reportInput: true });
  if (!result.success) return { issues: describeSchemaIssues(result.error.issues) };
  const viewer: Viewer = isSignedIn
    ? { ...ctx.viewer, role: 'USER' }
    : { ...guestViewer, country: ctx.viewer.country };
  const [language = ctx.language] = languages;
  return previewSection(services, { ...ctx, viewer, languages, language }, result.data);
}
