// Previews belong to two domains: realm has the settings, pages the sections. Only administrators can see
// them.
import { type DraftIssue, type Preview, sectionDraft } from '@matinee/contract';
import { type CallContext, type Handlers, nobody, type Viewer } from '../calls/index.ts';
import {
  type PreviewServices,
  previewSection,
  readSectionDraft,
  selectSectionKeys,
} from '../domains/pages/index.ts';
import { previewRealm, type RealmRegistry, shapeIssues } from '../domains/realm/index.ts';
import { refuse } from '../platform/errors/index.ts';

export function previewHandlers(
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
      const { faults, languages, ...shown } =
        body.realmFile === undefined
          ? { faults: [], languages: ctx.languages }
          : previewRealm(realm, realms.picturesOf(realm), body.realmFile, body.language);
      const page =
        body.section === undefined
          ? { faults: [] }
          : await showSection(services, ctx, {
              draft: body.section,
              languages: languages.length > 0 ? languages : ctx.languages,
              isSignedIn: body.isSignedIn ?? false,
            });
      const { faults: inSection, ...section } = page;
      return { issues: { realmFile: faults, section: inSection }, ...shown, ...section };
    },
  };
}

/** Shows the section as a guest or a signed-in viewer would see it, in the languages of the draft. */
async function showSection(
  services: PreviewServices,
  ctx: CallContext,
  { draft, languages, isSignedIn }: { draft: unknown; languages: readonly string[]; isSignedIn: boolean },
): Promise<{ faults: DraftIssue[] } & Pick<Preview, 'section'>> {
  const read = sectionDraft.safeParse(draft, { reportInput: true });
  if (!read.success) return { faults: shapeIssues(read.error.issues) };
  const viewer: Viewer = isSignedIn
    ? { ...ctx.viewer, role: 'USER' }
    : { ...nobody, country: ctx.viewer.country };
  const [language = ctx.language] = languages;
  return previewSection(services, { ...ctx, viewer, languages, language }, read.data);
}
