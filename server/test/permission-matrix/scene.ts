// The callers of the security tests: people of one company in each role, people of its counterparty and of an unrelated
// company, and people without a company.
import { nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import type { TestApp } from '../support/test-app.ts';

export const callers = [
  'anonymous',
  /** Holds `manage` in the company, and a session, but was disabled. */
  'disabled',
  /** Belongs to no company. */
  'newcomer',
  /** Named as a manager of the company, at an address that nobody has proven. */
  'unproven',
  /** Manages another approved company. */
  'stranger',
  /** Manages the approved company that is the other party. */
  'counterparty',
  'view',
  'registry',
  'contracting',
  'manage',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

export interface Person {
  id: string;
  email: string;
  token: string;
}

const contactOf = (name: string) => ({
  firstName: 'Contacto',
  lastName: name,
  email: `contacto@${name.toLowerCase()}.example`,
  phone: '+351912345678',
});

/** Words that identify a company, or confidential text, in an answer. */
export type Secret = 'alfa' | 'alfaNumber' | 'alfaContact' | 'beta' | 'gama' | 'message';

export async function createScene({ make, db, platform }: TestApp) {
  const company = async (name: string) => {
    const owner = await make.user();
    const fiscalNumber = nextFiscalNumber();
    const entity = await make.entity(owner, {
      name: `${name} Confidencial, S.A.`,
      fiscalNumber,
      contact: contactOf(name),
    });
    return { ...entity, owner };
  };
  const [alfa, beta, gama] = [await company('Alfa'), await company('Beta'), await company('Gama')];
  const secrets: Record<Secret, string> = {
    alfa: 'Alfa Confidencial',
    alfaNumber: alfa.fiscalNumber,
    alfaContact: alfa.contact.email,
    beta: 'Beta Confidencial',
    gama: 'Gama Confidencial',
    message: 'Segredo entre as duas partes',
  };

  const inCompany = async (person: Person, caller: Caller): Promise<void> => {
    if (caller === 'stranger') await make.role(gama.id, person, 'manage');
    if (caller === 'counterparty') await make.role(beta.id, person, 'manage');
    if (caller === 'disabled') await make.role(alfa.id, person, 'manage');
    if (caller === 'view' || caller === 'registry' || caller === 'contracting' || caller === 'manage')
      await make.role(alfa.id, person, caller);
    if (caller === 'unproven') {
      const employeeId = await make.role(alfa.id, person, 'manage');
      await db.updateTable('employee').set({ user_id: null }).where('id', '=', employeeId).execute();
    }
  };

  /** A person of this kind whom nobody else uses. */
  async function another(caller: Caller): Promise<Person | undefined> {
    if (caller === 'anonymous') return undefined;
    const person = await make.user({ isAdmin: caller === 'admin', verified: caller !== 'unproven' });
    await inCompany(person, caller);
    if (caller === 'disabled')
      await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', person.id).execute();
    return person;
  }

  const people = {} as Record<Caller, Person | undefined>;
  for (const caller of callers) people[caller] = await another(caller);
  /** Somebody with a session. */
  const get = (caller: Exclude<Caller, 'anonymous'>): Person => {
    const person = people[caller];
    if (!person) throw new Error(`nobody is ${caller}`);
    return person;
  };

  return { alfa, beta, gama, secrets, people, another, person: get, make, db, platform };
}

export type Scene = Awaited<ReturnType<typeof createScene>>;
