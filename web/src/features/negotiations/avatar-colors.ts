// A steady colour for a company or a person whose own is not known here.
import type { avatarColors } from 'domain/users/user';

type Color = (typeof avatarColors)[number];

// Repeated here, since the module of users brings its schemas along.
const colors: readonly Color[] = ['teal', 'blue', 'amber', 'violet', 'rose', 'slate', 'lime', 'cyan'];

export function colorOf(id: string): Color {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return colors[sum % colors.length] ?? 'teal';
}
