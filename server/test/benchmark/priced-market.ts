// A market of companies whose prices the benchmark takes in, written directly into the tables.
import { quarterStart } from '@wattpact/domain/benchmark/price-point';
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { contractPayload, nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import type { ContractStructure, Country, Technology } from '@wattpact/domain/terms/enumerations';
import { rebuildBenchmark } from '../../src/features/benchmark/benchmark-rebuild.ts';
import { json } from '../../src/platform/database/database.ts';
import { withPatience } from '../../src/platform/database/with-patience.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestUser } from '../support/factories.ts';
import type { TestApp } from '../support/test-app.ts';

export interface PricedCompany {
  user: TestUser;
  id: string;
  fiscalNumber: string;
}

interface Terms {
  country?: Country;
  technologies?: readonly Technology[];
  structures?: ContractStructure[];
  years?: number;
  /** The day on which it was first visible. */
  since?: string;
  status?: 'approved' | 'closed' | 'rejected' | 'pending_validation' | 'terminated' | 'deleted';
}

const today = lisbonDate(new Date());
const aMonthAgo = addDays(today, -30);
/** Old enough for the deals of this quarter. */
const beforeTheQuarter = addDays(quarterStart(today), -60);

export async function pricedMarket(t: TestApp, howMany: number) {
  const { db, make } = t;
  const company = async (name: string): Promise<PricedCompany> => {
    const [user, fiscalNumber] = [await make.user(), nextFiscalNumber()];
    return { user, fiscalNumber, id: (await make.entity(user, { name, fiscalNumber })).id };
  };
  const companies: PricedCompany[] = [];
  while (companies.length < howMany) companies.push(await company(`Empresa ${companies.length}, Lda.`));

  const seen = (table: 'project' | 'offer', id: string, { since = aMonthAgo, status }: Terms) =>
    db
      .updateTable(table)
      .set({ first_visible_at: `${since}T12:00:00.000Z`, ...(status && { status }) })
      .where('id', '=', id)
      .execute();
  const place = ({ country = 'portugal' }: Terms) => ({ parish: 'Centro', municipality: 'Cidade', country });
  const types = ({ technologies = ['SOLAR_POWER'] }: Terms) => technologies;
  const end = ({ years = 7 }: Terms) => `${2028 + years}-01-01`;

  async function ask({ user, id }: PricedCompany, price: number | undefined, terms: Terms = {}): Promise<string> {
    const { financialConditions } = contractPayload(id);
    const project = await make.project(user, id, {
      location: place(terms),
      technologies: types(terms).map((type) => ({ type, installedCapacity: 10 })),
      financialConditions: {
        ...financialConditions,
        pricingType: price === undefined ? 'VARIABLE_PRICING' : 'FIXED_PRICING',
        price,
        contractStructure: terms.structures ?? ['PAY_AS_PRODUCED'],
      },
      startDate: '2028-01-01',
      endDate: end(terms),
    } as object);
    await seen('project', project.id, terms);
    return project.id;
  }

  async function bid({ user, id }: PricedCompany, price: number, terms: Terms = {}): Promise<string> {
    const offer = await make.offer(user, id, {
      country: terms.country ?? 'portugal',
      technologies: [...types(terms)],
      pricingType: 'FIXED_PRICING',
      price,
      contractStructure: terms.structures?.[0] ?? 'PAY_AS_PRODUCED',
      contractDuration: 'BETWEEN_5_AND_10_YEARS',
    });
    await seen('offer', offer.id, terms);
    return offer.id;
  }

  /** @param parties the seller and the buyer; the one who registered it is the first */
  async function deal(parties: readonly [PricedCompany, PricedCompany], price: number, terms: Terms = {}) {
    const [seller, buyer] = parties;
    const id = newId();
    const { firstPartyLegalEntityId: _, ...base } = contractPayload(seller.id);
    const at = `${terms.since ?? beforeTheQuarter}T12:00:00.000Z`;
    const content = {
      ...base,
      location: place(terms),
      technologies: types(terms).map((type) => ({ type })),
      financialConditions: {
        ...base.financialConditions,
        price,
        contractStructure: terms.structures?.[0] ?? 'PAY_AS_PRODUCED',
      },
      secondPartyFiscalInfo: { ...base.secondPartyFiscalInfo, fiscalNumber: buyer.fiscalNumber },
      expectedStartDate: '2028-01-01',
      expectedEndDate: end(terms),
    };
    await db
      .insertInto('energy_contract')
      .values({
        id,
        number: id,
        owner_id: seller.id,
        status: terms.status ?? 'approved',
        content: json(content),
        search_text: '',
        public_search_text: '',
        created_by: seller.user.id,
        created_at: at,
        updated_at: at,
        submitted_at: at,
        first_visible_at: at,
      })
      .execute();
    return id;
  }

  /** Of a night: quarters that have figures keep them. */
  const rebuild = (day = today) =>
    withPatience(db, (patient) => rebuildBenchmark(patient, new Date(`${day}T03:10:00.000Z`)));
  async function forget() {
    await db.deleteFrom('benchmark_point').execute();
    await db.deleteFrom('benchmark_cell').execute();
    await db.deleteFrom('benchmark_book').execute();
  }

  return { companies, company, ask, bid, deal, rebuild, forget };
}
