// One question to the outside register of companies. It goes to the address of the setting and nowhere else, takes
// COMPANY_REGISTER_SECONDS at most, and says nothing of who asks.
import { vatPrefix } from '@wattpact/domain/terms/countries';
import type { Country } from '@wattpact/domain/terms/enumerations';
import type { Config } from '../../platform/config.ts';
import { companyOf, type RegisteredCompany } from './register-answer.ts';

/** Far above what names and addresses need. */
const mostBytes = 65_536;

export interface Asked {
  country: Country;
  /** Normalised and valid. */
  number: string;
}

/** @throws for any other origin than the setting's, whatever the number says */
export function addressOf(template: string, { country, number }: Asked): URL {
  const filled = template
    .replaceAll('{country}', encodeURIComponent(vatPrefix(country)))
    .replaceAll('{number}', encodeURIComponent(number));
  const address = new URL(filled);
  if (address.origin !== new URL(template).origin) throw new Error('The number changes where the register is');
  return address;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('The register answers too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * @returns undefined where the register does not know the number
 * @throws where it does not answer in time, or answers anything that is no company
 */
export async function askRegister(
  { companyRegisterUrl, companyRegisterSeconds }: Config,
  asked: Asked,
): Promise<RegisteredCompany | undefined> {
  if (companyRegisterUrl === undefined) return undefined;
  const response = await fetch(addressOf(companyRegisterUrl, asked), {
    headers: { accept: 'application/json' },
    // Another address than the operator's could be one of the inner network.
    redirect: 'error',
    signal: AbortSignal.timeout(companyRegisterSeconds * 1000),
  });
  if (response.ok) return companyOf(JSON.parse(await readBounded(response)), asked.country);
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  throw new Error(`The register answers ${response.status}`);
}
