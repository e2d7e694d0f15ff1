/** The user that the token names; null if it cannot be read. */
export function bearerOf(token: string): string | null {
  try {
    const [, claims = ''] = token.split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
