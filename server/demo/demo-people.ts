// The demo's accounts: four public ones, and one for every invented company's owner and attorney.
import { acceptedNow, legalTexts } from '@wattpact/domain/users/legal-texts';
import { avatarColors } from '@wattpact/domain/users/user';
import { createAccount } from '../src/features/users/account/account-service.ts';
import { hashPassword } from '../src/features/users/credentials/password.ts';
import type { Context, SignedIn } from '../src/platform/http/context.ts';
import { demoPassword } from './demo-accounts.ts';
import { type DemoCompany, demoCompanies } from './demo-companies.ts';
import { type DemoWorld, daysAgo, languageOf } from './demo-world.ts';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  phone?: string;
  isAdmin?: boolean;
  colour?: AvatarColor;
}

type AvatarColor = (typeof avatarColors)[number];

const open: Person[] = [
  { email: 'admin@demo.example', firstName: 'Rui', lastName: 'Teles', language: 'pt', isAdmin: true, colour: 'lime' },
  {
    email: 'seller@demo.example',
    firstName: 'Duarte',
    lastName: 'Falcato',
    language: 'pt',
    phone: '+351912010101',
    colour: 'amber',
  },
  {
    email: 'buyer@demo.example',
    firstName: 'Marta',
    lastName: 'Quintela',
    language: 'pt',
    phone: '+351912020202',
    colour: 'cyan',
  },
  { email: 'newcomer@demo.example', firstName: 'Inês', lastName: 'Prado', language: 'pt', colour: 'rose' },
];

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export const ownerAddress = ({ account, owner, domain }: DemoCompany): string => account ?? `${owner[2]}@${domain}`;
export const attorneyAddress = ({ attorney, domain }: DemoCompany): string => `${plain(attorney[0])}@${domain}`;

function peopleOf(company: DemoCompany): Person[] {
  const { owner, attorney, country, account, phone } = company;
  const language = languageOf(country);
  const [firstName, lastName] = attorney;
  return [
    ...(account ? [] : [{ email: ownerAddress(company), firstName: owner[0], lastName: owner[1], language, phone }]),
    { email: attorneyAddress(company), firstName, lastName, language },
  ];
}

/** The same in every demo, and so in the pictures that are taken of it. */
const colourOf = ({ colour }: Person, index: number): AvatarColor =>
  colour ?? avatarColors[index % avatarColors.length] ?? avatarColors[0];

/** All with the demo's password and a proven address. */
export async function addPeople(world: DemoWorld): Promise<void> {
  const password = await hashPassword(demoPassword, 'demo');
  const people = [...open, ...demoCompanies.flatMap(peopleOf)];
  for (const [index, person] of people.entries()) {
    const at = daysAgo(540 - (index % 9), 9, index % 60);
    const context: Context<SignedIn | null> = { ...world, actor: null, now: at, requestId: 'demo' };
    const user = await createAccount(context, {
      email: person.email,
      email_verified_at: at.toISOString(),
      password_hash: password,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone ?? null,
      language: person.language,
      is_admin: person.isAdmin ?? false,
      accepted_texts: acceptedNow(legalTexts, at),
      avatar_color: colourOf(person, index),
    });
    world.users.set(person.email, user.id);
    if (person.isAdmin) world.adminId = user.id;
  }
}
