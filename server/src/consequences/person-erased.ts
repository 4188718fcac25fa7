// An account is deleted for good: companies lose what they stored of the person.
import { eraseFromEntities } from '../features/legal-entities/person-erasure-service.ts';

export const onPersonErased = eraseFromEntities;
