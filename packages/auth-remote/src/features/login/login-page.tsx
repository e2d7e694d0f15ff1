import type { RemoteAppProps } from '@slotwise/shared/remote';
import LoginCard from '../../form/login/login-card';

/** Opens a session and goes to the dashboard. */
export default function LoginPage({ platform }: RemoteAppProps) {
  return <LoginCard platform={platform} />;
}
