import { useEnvironment } from '../environment/environment.ts';
import { ErrorPanel, type ErrorPanelProps } from './error-panel.tsx';

/** A page whose subject could not be asked for. */
export function ErrorPage(props: Omit<ErrorPanelProps, 'isPage' | 'text'>) {
  const { realm } = useEnvironment();
  return (
    <>
      <title>{realm.name}</title>
      <ErrorPanel isPage {...props} />
    </>
  );
}
