// A record was handed in: whoever did it gets a mail that it arrived.
import { queueReceipt } from '../features/notifications/receipt-service.ts';

export const onRecordSubmitted = queueReceipt;
