import { ButtonLink, Panel } from '@matinee/ui';
import { useEnvironment } from '../../environment/environment.ts';

/** A page of the product that this realm does not offer. */
export function Unavailable() {
  const { label, realm, paths } = useEnvironment();
  return (
    <>
      <title>{`${label('pageUnavailableTitle')} · ${realm.name}`}</title>
      <meta name="robots" content="noindex" />
      <Panel
        level={1}
        size="page"
        icon="film"
        title={label('pageUnavailableTitle')}
        text={label('pageUnavailableText', { realm: realm.name })}
        actions={
          <ButtonLink look="call" href={paths.route('HOME')}>
            {label('goHome')}
          </ButtonLink>
        }
      />
    </>
  );
}
