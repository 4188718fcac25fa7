// Copies of the archives in an S3 bucket of their own.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import { BackupError } from './backup-error.ts';

export interface BackupBucket {
  /** @returns where the copy lies */
  upload(path: string, name: string, signal?: AbortSignal): Promise<string>;
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  read(key: string): Promise<Readable>;
}

type Settings = Pick<
  Config,
  | 'backupS3Region'
  | 'backupS3Endpoint'
  | 'backupS3AccessKeyId'
  | 'backupS3SecretAccessKey'
  | 'backupS3ForcePathStyle'
  | 'backupS3Prefix'
>;

/** S3 takes 10,000 pieces of 5 MB or more. */
const leastPiece = 8 * 1_048_576;
const pieceFor = (bytes: number) => Math.max(leastPiece, Math.ceil(bytes / 9000));

/** The SDK is loaded only where a bucket is used. */
async function connect(settings: Settings): Promise<{ client: S3Client; sdk: typeof import('@aws-sdk/client-s3') }> {
  const sdk = await import('@aws-sdk/client-s3');
  const { backupS3AccessKeyId: accessKeyId, backupS3SecretAccessKey: secretAccessKey } = settings;
  const client = new sdk.S3Client({
    region: settings.backupS3Region,
    forcePathStyle: settings.backupS3ForcePathStyle,
    // Servers of other vendors do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.backupS3Endpoint !== undefined && { endpoint: settings.backupS3Endpoint }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return { client, sdk };
}

/** What went wrong between here and the bucket is one line. */
async function told<Result>(doing: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new BackupError(`${doing}: ${error instanceof Error ? `${error.name}, ${error.message}` : String(error)}`);
  }
}

export async function openBackupBucket(settings: Settings, bucket: string): Promise<BackupBucket> {
  const { client, sdk } = await connect(settings);
  const prefix = settings.backupS3Prefix;
  const of = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    upload: (path, name, signal) =>
      told(`The copy to s3://${bucket} failed`, async () => {
        const { Upload } = await import('@aws-sdk/lib-storage');
        const { size } = await stat(path);
        const params = { ...of(name), Body: createReadStream(path), ContentLength: size };
        const upload = new Upload({ client, params, queueSize: 2, partSize: pieceFor(size) });
        signal?.addEventListener('abort', () => void upload.abort(), { once: true });
        await upload.done();
        return `s3://${bucket}/${prefix}${name}`;
      }),
    list: () =>
      told(`The copies in s3://${bucket} cannot be listed`, async () => {
        const names: string[] = [];
        const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
        for await (const { Contents = [] } of pages)
          for (const { Key = '' } of Contents) names.push(Key.slice(prefix.length));
        return names;
      }),
    remove: (name) =>
      told(`${name} cannot be removed from s3://${bucket}`, async () => {
        await client.send(new sdk.DeleteObjectCommand(of(name)));
      }),
    read: (key) =>
      told(`s3://${bucket}/${key} cannot be read`, async () => {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body as Readable;
      }),
  };
}
