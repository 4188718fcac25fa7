// Vitest runs this before each test file of the server.
import { afterAll } from 'vitest';
import { endFile } from './end-of-file.ts';

afterAll(endFile);
