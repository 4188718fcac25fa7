// Somebody has proven their address: their places in approved entities become theirs.
import { linkEmployees } from '../features/legal-entities/employee-service.ts';

export const onAddressProven = linkEmployees;
