import { PASSWORD_MAX, PASSWORD_MIN } from '@slotwise/contract/constants';
import { badField, fieldFault, refuse } from '../../platform/errors';

/** The most common leaked passwords that are long enough to pass, and our own obvious ones. Lower case. */
const COMMON = new Set(
  `12345678 123456789 1234567890 0123456789 12345678910 11111111 00000000 87654321 987654321 123123123 12341234 11223344
  112233445566 147258369 123456789a a123456789 1234qwer 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qwer1234 qwertyui qwertyuiop
  qwerty123 qwerty12 qwerty1234 qwerty12345 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abc123456 abcdefgh
  abcdefghi aaaaaaaa password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword
  pa$$word passwort passwort1 passwort123 kennwort changeme changeme1 changeme123 letmein1 letmein123 welcome1 welcome123
  welcome1! iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 superman
  superman1 trustno1 starwars starwars1 whatever computer computer1 michelle jennifer dragon123 monkey123 master123 shadow123
  michael1 jordan23 liverpool chelsea1 barcelona arsenal1 internet samsung1 charlie1 corvette mercedes pokemon1 naruto123
  admin123 admin1234 administrator adminadmin root1234 rootroot test1234 testtest testing123 guest123 default1 secret123
  geheim123 hallo123 hallowelt schalke04 borussia fussball sommer2024 sommer2025 summer2024 summer2025 winter2024 winter2025
  azertyui azerty123 motdepasse contrasena hunter22 zaq12wsx qazwsxedc q1w2e3r4 q1w2e3r4t5 1234abcd a1b2c3d4 55555555 66666666
  77777777 88888888 99999999 22222222 33333333 44444444 slotwise slotwise1 slotwise123 warehouse warehouse1 warehouse123`.split(
    /\s+/,
  ),
);

/** @throws validation_failed for its length (counted in characters, not bytes), password_too_common. */
export function checkNewPassword(field: string, password: string, email: string): void {
  const length = [...password].length;
  if (length < PASSWORD_MIN) throw badField(field, 'password_short', { min: PASSWORD_MIN });
  if (length > PASSWORD_MAX) throw badField(field, 'password_long', { max: PASSWORD_MAX });
  const lower = password.toLowerCase();
  if (COMMON.has(lower) || lower === email || /^(.)\1*$/u.test(lower)) {
    throw refuse('password_too_common', [fieldFault(field, 'password_common')]);
  }
}
