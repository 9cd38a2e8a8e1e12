// Sign-in on a television: the page that shows a code there, and the page on which a person enters it on another device.
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { DeviceApproval } from './device-approval.tsx';
import { TelevisionCode } from './television-code.tsx';

export default function TvLoginPage() {
  const { tvAuthType } = useRouteParams();
  return tvAuthType === 'device' ? <TelevisionCode /> : <DeviceApproval />;
}
