import { useLocation } from 'react-router';

/** The token of a link in a mail, from the query of the page; null without one. */
export function useLinkToken(): string | null {
  const { search } = useLocation();
  return new URLSearchParams(search).get('token') || null;
}
