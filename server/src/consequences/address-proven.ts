// A person proved their address: they become an employee of the approved entities that named that address.
import { linkEmployees } from '../features/legal-entities/employee-service.ts';

export const onAddressProven = linkEmployees;
