// Where a title links for this viewer.
import type { ButtonContent, Card, Link } from '@matinee/contract';
import {
  type Link as EditorialLink,
  type LinkContext,
  type LinkOptions,
  resolveEditorialLink,
} from '@matinee/rules';
import { useMemo } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { useSession } from '../session/session.ts';

export interface CardLink {
  href: string;
  grantedOnSignIn: boolean;
  /** An external link. */
  isExternal: boolean;
}

type LinkableCard = Pick<Card, 'id' | 'type'> & Partial<Omit<Card, 'id' | 'type'>>;

export interface CardLinks {
  ofTitle: (title: LinkableCard, context?: LinkContext) => CardLink;
  /**
   * `about` is the link's title, with its access. Null if the link has no target, or leads to a page that
   * this release does not have.
   */
  ofLink: (link: Link, about?: ButtonContent) => CardLink | null;
}

/** Creates links for titles and for links of editors. */
export function useCardLinks(): CardLinks {
  const { paths, realm, language, offers } = useEnvironment();
  const { isGuest } = useSession();
  return useMemo(() => {
    const options: LinkOptions = { settings: realm, viewer: { isGuest }, language };
    const toCardLink = (link: EditorialLink): CardLink => ({
      href: paths.hrefFor(link),
      grantedOnSignIn: link.state !== null,
      isExternal: false,
    });
    return {
      ofTitle: (title, context) => toCardLink(paths.linkFor(title, { ...options, context })),
      ofLink(link, about) {
        const target = resolveEditorialLink(link, {
          linkFor: paths.linkFor,
          linkOptions: options,
          ...(about && { content: about }),
        });
        if (!target) return null;
        if (target.kind === 'external') return { href: target.url, grantedOnSignIn: false, isExternal: true };
        if (!offers(target.link.route)) return null;
        try {
          return toCardLink(target.link);
        } catch {
          // An editor left out a parameter.
          return null;
        }
      },
    };
  }, [paths, realm, language, offers, isGuest]);
}
