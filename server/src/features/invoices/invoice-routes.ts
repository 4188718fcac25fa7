// The cards of the calls about invoices and payments.
import { adminInvoiceApi, invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { registerFileOwner } from '../files/file-owner-service.ts';
import { sendInvoiceDocument } from './invoice-document.ts';
import { exportInvoices } from './invoice-export.ts';
import { invoiceFiles } from './invoice-files.ts';
import { cancelInvoice, chargeLatePayment, createInvoice, getInvoice, listInvoiceRows } from './invoice-service.ts';
import { settleOverpayment, takeSettlementBack } from './overpayment-service.ts';
import {
  deleteConfirmation,
  deleteInvoiceFile,
  uploadConfirmation,
  uploadInvoiceFile,
  verifyPayment,
} from './payment-service.ts';

export function registerInvoices(app: FastifyInstance): void {
  registerFileOwner('invoice', invoiceFiles);
  registerAdministration(app);
  route(app, invoiceApi.list, ({ query }, context) => listInvoiceRows(context, query));
  route(app, invoiceApi.listExport, ({ query }, context) => exportInvoices(context, query));
  route(app, invoiceApi.get, ({ params }, context) => getInvoice(context, params.id));
  route(app, invoiceApi.document, ({ params }, context) => sendInvoiceDocument(context, params.id));
  route(app, invoiceApi.uploadConfirmation, ({ params }, context) =>
    uploadConfirmation(context, params.invoiceId, params.fileId),
  );
  route(app, invoiceApi.deleteConfirmation, ({ params }, context) =>
    deleteConfirmation(context, params.invoiceId, params.fileId),
  );
}

function registerAdministration(app: FastifyInstance): void {
  route(app, adminInvoiceApi.list, ({ query }, context) => listInvoiceRows(context, query));
  route(app, adminInvoiceApi.listExport, ({ query }, context) => exportInvoices(context, query));
  route(app, adminInvoiceApi.get, ({ params }, context) => getInvoice(context, params.id));
  route(app, adminInvoiceApi.create, ({ body }, context) => createInvoice(context, body));
  route(app, adminInvoiceApi.chargeLatePayment, ({ params }, context) => chargeLatePayment(context, params.id));
  route(app, adminInvoiceApi.settle, ({ params, body }, context) => settleOverpayment(context, params.id, body));
  route(app, adminInvoiceApi.takeSettlementBack, ({ params, body }, context) =>
    takeSettlementBack(context, params.id, params.settlementId, body.comment),
  );
  route(app, adminInvoiceApi.cancel, ({ params, body }, context) => cancelInvoice(context, params.id, body.comment));
  route(app, adminInvoiceApi.uploadFile, ({ params }, context) => uploadInvoiceFile(context, params.id, params.fileId));
  route(app, adminInvoiceApi.deleteFile, ({ params }, context) => deleteInvoiceFile(context, params.id, params.fileId));
  route(app, adminInvoiceApi.verify, ({ params, body }, context) => verifyPayment(context, params.invoiceId, body));
}
