// Which fields of a purchase offer its history follows.
export const offerTracked = [
  'name',
  'country',
  'technologies',
  'contractStructure',
  'pricingType',
  'price',
  'totalPurchasedCapacity',
  'provisionOfGuarantees',
  'allowMultipleEnergyContracts',
  'hasWarranties',
  'contractDuration',
  'startDate',
  'additionalInformation',
  'isNegotiable',
  'isPublishedInMarketplace',
] as const;
