import { ButtonLink, MessagePanel } from '@matinee/ui';
import { useEnvironment } from '../../shared/environment/environment.ts';

/** For a route that this release does not offer. With `watchTogetherEventId` it links to the event's page. */
export function UnavailablePage({ watchTogetherEventId }: { watchTogetherEventId?: string | undefined }) {
  const { label, realm, paths } = useEnvironment();
  return (
    <>
      <title>{`${label('pageUnavailableTitle')} · ${realm.name}`}</title>
      <meta name="robots" content="noindex" />
      <MessagePanel
        level={1}
        size="page"
        icon="film"
        title={label('pageUnavailableTitle')}
        text={label(watchTogetherEventId ? 'watchTogetherText' : 'pageUnavailableText', {
          realm: realm.name,
        })}
        actions={
          <>
            {watchTogetherEventId && (
              <ButtonLink variant="cta" href={paths.buildPath('LIVE', { eventId: watchTogetherEventId })}>
                {label('seeEvent')}
              </ButtonLink>
            )}
            <ButtonLink variant={watchTogetherEventId ? 'quiet' : 'cta'} href={paths.buildPath('HOME')}>
              {label('goHome')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
