/** What a development build says of itself, in `build.json`, as far as it matters here. */
export interface BuildRecord {
  name: string;
  kind: 'shell' | 'remote';
  container: string;
  prefixes: string[];
  /** A file of the build, as each of the next. */
  entry: string;
  styles: string[];
}
