// Whom the tests of matches ask as: a seller with a colleague who may only read, a buyer, and those whom neither concerns.
import type { TestUser } from '../support/factories.ts';
import type { TestApp } from '../support/test-app.ts';

export async function matchTraders({ make }: TestApp) {
  async function trader(name: string): Promise<[TestUser, string]> {
    const user = await make.user();
    return [user, (await make.entity(user, { name })).id];
  }
  const [seller, sellerEntity] = await trader('Solar da Planície, Lda.');
  const [buyer, buyerEntity] = await trader('Fornos do Vouga, S.A.');
  const [stranger] = await trader('Outra, Lda.');
  const reader = await make.user();
  await make.role(sellerEntity, reader, 'view');
  const [admin, newcomer] = [await make.admin(), await make.user()];
  return { seller, sellerEntity, buyer, buyerEntity, stranger, reader, admin, newcomer, trader };
}
