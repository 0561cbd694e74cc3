/** A place in S3-compatible object storage, and the key to it. */
export interface S3Place {
  /** Origin of the service; the bucket becomes the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The folder in it, without slashes at its ends; empty for the whole bucket. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]*[\w-][\w.-]*)*)\/?$/;

/** The bucket and the folder of an address such as `s3://bucket/folder`; null for any other text. */
export function s3Address(text: string): Pick<S3Place, 'bucket' | 'prefix'> | null {
  const [, bucket, path = ''] = address.exec(text) ?? [];
  return bucket === undefined ? null : { bucket, prefix: path.slice(1) };
}
