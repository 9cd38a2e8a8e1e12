import { useEnvironment } from '../environment/environment.ts';
import { FailedPanel, type FailedPanelProps } from './error-panel.tsx';

/** A page whose subject could not be asked for. */
export function FailedPage(props: Omit<FailedPanelProps, 'isPage' | 'text'>) {
  const { realm } = useEnvironment();
  return (
    <>
      <title>{realm.name}</title>
      <FailedPanel isPage {...props} />
    </>
  );
}
