import { ButtonLink, MessagePanel } from '@matinee/ui';
import { useEnvironment } from '../environment/environment.ts';

export function NotFound() {
  const { label, realm, paths } = useEnvironment();
  return (
    <>
      <title>{`${label('notFoundTitle')} · ${realm.name}`}</title>
      <MessagePanel
        level={1}
        size="page"
        icon="search"
        title={label('notFoundTitle')}
        text={label('notFoundText')}
        actions={
          <>
            <ButtonLink variant="cta" href={paths.buildPath('HOME')}>
              {label('goHome')}
            </ButtonLink>
            <ButtonLink href={paths.buildPath('BROWSE')}>{label('browseTitle')}</ButtonLink>
          </>
        }
      />
    </>
  );
}
