// The thread that reads one bank statement, answers, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { fileAnswer } from '../../platform/threads/file-fault.ts';
import { readCamt, type StatementTask } from './read-camt.ts';

parentPort?.postMessage(fileAnswer(() => readCamt(workerData as StatementTask)));
