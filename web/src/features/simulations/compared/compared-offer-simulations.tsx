// Below the comparison of offers: what each one's terms are worth, as far as it names them.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { useState } from 'react';
import { rowOfOffer } from './compared-rows.ts';
import { ComparedSimulations } from './compared-simulations.tsx';

export default function ComparedOfferSimulations({ found }: { found: readonly OfferRecord[] }) {
  const [today] = useState(() => new Date());
  return <ComparedSimulations rows={found.map((offer) => rowOfOffer(offer, today))} side="buyer" />;
}
