// The call about municipalities, for fields and filters that offer them.
import { placesApi } from '@wattpact/domain/places/places-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findMunicipalities, searchMunicipalities } from './place-queries.ts';

export function registerPlaces(app: FastifyInstance): void {
  route(app, placesApi.municipalities, ({ query: { codes, searchQuery = '', country } }, { db }) =>
    codes ? findMunicipalities(db, codes) : searchMunicipalities(db, searchQuery, country),
  );
}
