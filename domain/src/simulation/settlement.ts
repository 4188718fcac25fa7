// What one interval of delivery is settled at: the same arithmetic for what is simulated and for what was delivered.
import type { ContractStructure, PricingType } from '../terms/enumerations.ts';

/** What happens where the spot price is below zero; the first without a clause, FLOOR_ZERO counts the reference as 0. */
export const negativePriceClauses = ['NONE', 'FLOOR_ZERO', 'NO_PAYMENT', 'NO_DELIVERY'] as const;
export type NegativePriceClause = (typeof negativePriceClauses)[number];

/** At which prices the seller settles what differs from the nomination. */
export const deviationPrices = ['SPOT', 'CONTRACT'] as const;

export interface SettlementTerms {
  structure: ContractStructure;
  /** Financial: only the difference to the market's price is paid (contract for difference). */
  settlement: 'PHYSICAL' | 'FINANCIAL';
  pricingType: PricingType;
  /** Of a hybrid price, in percent: the share that follows the market. */
  indexingPercentage?: number | undefined;
  /** Of the generation, above 0 to 1, where it is paid as produced. */
  share: number;
  deviations: (typeof deviationPrices)[number];
  /** EUR/MWh, for deviations at contract prices. */
  shortfallPrice?: number | undefined;
  excessPrice?: number | undefined;
  negativePrices: NegativePriceClause;
  /** Hours below zero in a calendar year that come before the clause. */
  negativeHoursFree?: number | undefined;
}

/** Energy in MWh and prices in EUR/MWh. */
export interface Interval {
  generated: number;
  nominated: number;
  spot: number;
  price: number;
  /** The free hours of the year are used up. */
  clauseApplies: boolean;
}

/** MWh and EUR. */
export interface Settlement {
  volume: number;
  /** The part of the volume that the price was paid for. */
  paid: number;
  shortfall: number;
  excess: number;
  /** What the buyer pays the seller; below zero the seller pays. */
  pay: number;
  sellerCash: number;
  /** What the buyer pays less than at spot prices. */
  buyerSaving: number;
}

export const emptySettlement = (): Settlement => ({
  volume: 0,
  paid: 0,
  shortfall: 0,
  excess: 0,
  pay: 0,
  sellerCash: 0,
  buyerSaving: 0,
});

/** The share of the price that follows the market, 0 to 1. */
export function marketShare(terms: Pick<SettlementTerms, 'pricingType' | 'indexingPercentage'>): number {
  if (terms.pricingType === 'HYBRID_PRICING') return (terms.indexingPercentage ?? 0) / 100;
  return terms.pricingType === 'VARIABLE_PRICING' ? 1 : 0;
}

/** Deviations at contract prices depend on which hours fall short, and on nothing that is linear in the volume. */
export const settlesDeviations = (terms: SettlementTerms): boolean =>
  terms.deviations === 'CONTRACT' && terms.structure !== 'PAY_AS_PRODUCED' && terms.settlement === 'PHYSICAL';

/** Settles one interval. */
export function settleInterval(terms: SettlementTerms, interval: Interval): Settlement {
  const settled = emptySettlement();
  const { generated, nominated, spot, price, clauseApplies } = interval;
  addInterval(settled, terms, generated, nominated, spot, price, clauseApplies);
  return settled;
}

/** Adds an interval to `sum`: a simulation settles millions, and makes no object for each. */
export function addInterval(
  sum: Settlement,
  terms: SettlementTerms,
  generated: number,
  nominated: number,
  spot: number,
  price: number,
  clauseApplies: boolean,
): void {
  const clause = spot < 0 && clauseApplies ? terms.negativePrices : 'NONE';
  const isOff = clause === 'NO_DELIVERY';
  const isPaid = !isOff && clause !== 'NO_PAYMENT';
  const delivered = isOff ? 0 : generated;
  const reference = clause === 'FLOOR_ZERO' ? 0 : spot;
  const market = marketShare(terms);
  const unitPrice = market * reference + (1 - market) * price;
  const isAsProduced = terms.structure === 'PAY_AS_PRODUCED';
  const agreed = isAsProduced ? delivered * terms.share : isOff ? 0 : nominated;

  if (terms.settlement === 'FINANCIAL') {
    const pay = isPaid ? agreed * (unitPrice - reference) : 0;
    sum.volume += isPaid ? agreed : 0;
    sum.paid += isPaid ? agreed : 0;
    sum.pay += pay;
    sum.sellerCash += delivered * spot + pay;
    sum.buyerSaving -= pay;
    return;
  }
  if (!isAsProduced) {
    sum.shortfall += Math.max(agreed - delivered, 0);
    sum.excess += Math.max(delivered - agreed, 0);
  }
  if (!isAsProduced && terms.deviations === 'CONTRACT') {
    const taken = Math.min(delivered, agreed);
    const shortfall = Math.max(agreed - delivered, 0);
    const excess = Math.max(delivered - agreed, 0);
    const pay = isPaid
      ? taken * unitPrice - shortfall * (terms.shortfallPrice ?? 0) + excess * (terms.excessPrice ?? 0)
      : 0;
    sum.volume += taken;
    sum.paid += isPaid ? taken : 0;
    sum.pay += pay;
    sum.sellerCash += pay;
    sum.buyerSaving += (taken + excess) * spot - pay;
    return;
  }
  const pay = isPaid ? agreed * unitPrice : 0;
  sum.volume += agreed;
  sum.paid += isPaid ? agreed : 0;
  sum.pay += pay;
  sum.sellerCash += pay + (delivered - agreed) * spot;
  sum.buyerSaving += agreed * spot - pay;
}
