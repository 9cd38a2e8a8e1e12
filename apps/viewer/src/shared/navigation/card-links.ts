// Creates links to titles, and links that operators have entered, for the current viewer.
import type { ButtonContent, Card, EditorialLink } from '@matinee/contract';
import {
  type LinkContext,
  type LinkOptions,
  type Link as RouteLink,
  resolveEditorialLink,
} from '@matinee/rules';
import { useMemo } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { useSession } from '../session/session.ts';

export interface CardLink {
  href: string;
  isGrantedOnSignIn: boolean;
  /** Whether the link leads to another site. */
  isExternal: boolean;
}

type LinkableCard = Pick<Card, 'id' | 'type'> & Partial<Omit<Card, 'id' | 'type'>>;

export interface CardLinks {
  getTitleLink: (title: LinkableCard, context?: LinkContext) => CardLink;
  /**
   * `content` is the title that the link leads to, with its access level. Returns null if the link has no target, or
   * leads to a page that this release does not have.
   */
  getEditorialLink: (link: EditorialLink, content?: ButtonContent) => CardLink | null;
}

/** Links to titles, and links that operators have entered. */
export function useCardLinks(): CardLinks {
  const { paths, realm, language, hasPage } = useEnvironment();
  const { isGuest } = useSession();
  return useMemo(() => {
    const options: LinkOptions = { settings: realm, viewer: { isGuest }, language };
    const toCardLink = (link: RouteLink): CardLink => ({
      href: paths.buildHref(link),
      isGrantedOnSignIn: link.state !== null,
      isExternal: false,
    });
    return {
      getTitleLink: (title, context) => toCardLink(paths.createLink(title, { ...options, context })),
      getEditorialLink(link, content) {
        const target = resolveEditorialLink(link, {
          createLink: paths.createLink,
          linkOptions: options,
          ...(content && { content }),
        });
        if (!target) return null;
        if (target.kind === 'external')
          return { href: target.url, isGrantedOnSignIn: false, isExternal: true };
        if (!hasPage(target.link.route)) return null;
        try {
          return toCardLink(target.link);
        } catch {
          // The link lacks a parameter of its route.
          return null;
        }
      },
    };
  }, [paths, realm, language, hasPage, isGuest]);
}
