// One icon per concept, the same on every page.
import {
  IconBasket,
  IconBattery3,
  IconBatteryCharging,
  IconBuilding,
  IconBuildingWindTurbine,
  IconChartLine,
  IconCurrencyEuro,
  IconDatabase,
  IconDroplet,
  IconFileCertificate,
  IconFilePlus,
  IconFlame,
  IconMapPinBolt,
  IconMessages,
  type IconProps,
  IconReceiptEuro,
  IconSolarPanel2,
  IconWindmill,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

export type Icon = ComponentType<IconProps>;

export const icons = {
  project: IconMapPinBolt,
  offer: IconBasket,
  contract: IconFileCertificate,
  entity: IconBuilding,
  invoice: IconReceiptEuro,
  negotiation: IconMessages,
  contractDatabase: IconDatabase,
  registerContract: IconFilePlus,
  simulator: IconChartLine,
  prices: IconCurrencyEuro,
} as const satisfies Record<string, Icon>;

export const technologyIcons: Record<string, Icon> = {
  SOLAR_POWER: IconSolarPanel2,
  ONSHORE_WIND: IconWindmill,
  OFFSHORE_WIND: IconBuildingWindTurbine,
  HYDRO_POWER: IconDroplet,
  THERMAL_POWER: IconFlame,
  STORAGE: IconBatteryCharging,
};

export const unknownTechnologyIcon: Icon = IconBattery3;
