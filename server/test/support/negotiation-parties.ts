// Two companies with a project, and the people that tests of negotiations need.
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import type { TestApp } from './test-app.ts';

/** Sellers own the project, buyers negotiate it; readers only have `view`, the stranger has another company. */
export async function makeParties({ make, as }: Pick<TestApp, 'make' | 'as'>) {
  const [seller, sellerReader, buyer, buyerColleague, buyerReader, stranger, newcomer, admin] = await Promise.all([
    make.user(),
    make.user({ language: 'es' }),
    make.user({ language: 'en' }),
    make.user(),
    make.user(),
    make.user(),
    make.user(),
    make.admin(),
  ]);
  const sellers = await make.entity(seller, { name: 'Planície Dourada Solar, S.A.' });
  const buyers = await make.entity(buyer, { name: 'Vidros Areia Fina, S.A.' });
  const strangers = await make.entity(stranger, { name: 'Têxteis Fio Branco, S.A.' });
  await make.role(sellers.id, sellerReader, 'view');
  await make.role(buyers.id, buyerColleague, 'contracting');
  await make.role(buyers.id, buyerReader, 'registry');
  const project = await make.project(seller, sellers.id);

  /** Opened by the buyer; ONGOING with the first message. */
  async function negotiate(changes: { message?: string; projectId?: string; legalEntityId?: string } = {}) {
    const body = { entityType: 'PROJECT', projectId: project.id, legalEntityId: buyers.id, ...changes };
    const { status, body: negotiation } = await as(buyer).post('/api/negotiations', body);
    if (status !== 201) throw new Error(`the negotiation was not opened: ${status} ${JSON.stringify(negotiation)}`);
    return negotiation as { id: string; status: string };
  }

  /** The next version of the contract template. */
  function saveVersion(user: { token: string }, id: string) {
    const { firstPartyLegalEntityId: _, ...terms } = contractPayload('');
    return as(user).post(`/api/negotiations/${id}/contract-templates`, terms, { 'if-match': '*' });
  }

  return {
    seller,
    sellerReader,
    buyer,
    buyerColleague,
    buyerReader,
    stranger,
    newcomer,
    admin,
    sellers,
    buyers,
    strangers,
    project,
    negotiate,
    saveVersion,
  };
}
