// The calls about invoices.
import type { FastifyInstance } from 'fastify';

export function registerInvoices(_app: FastifyInstance): void {}
