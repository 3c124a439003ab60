/** Downloads what Python needs: counted, tried again, and kept by the browser for the next visit. */

/** A file beside the website's page. Packed files are gzip under a name that no server takes for it. */
export interface PythonFile {
  name: string;
  /** Bytes to download, and bytes once unpacked. */
  stored: number;
  size: number;
  packed: boolean;
}

const TRIES = 4;
const PAUSE = 800; // milliseconds before the second try; each time twice as many

export class DownloadError extends Error {}

export async function download(
  folder: string,
  file: PythonFile,
  cache: Cache | null,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(file.name, folder).href;
  for (let tries = 0; ; tries++) {
    let counted = 0;
    try {
      const kept = tries ? undefined : await cache?.match(url);
      const answer = kept ?? (await fetch(url, { cache: tries ? "reload" : "default" }));
      if (!answer.ok || !answer.body) throw new DownloadError(`${answer.status}`);
      const [counting, keeping] = [answer.clone().body as ReadableStream<Uint8Array>, answer];
      const bytes = await unpacked(counting, file, (more) => {
        counted += more;
        came(more);
      });
      if (!kept) await cache?.put(url, keeping).catch(() => undefined); // then it is downloaded again
      return bytes;
    } catch (error) {
      came(-counted);
      if (tries + 1 === TRIES) throw new DownloadError(String(error));
      await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** tries));
    }
  }
}

async function unpacked(
  body: ReadableStream<Uint8Array>,
  file: PythonFile,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      came(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const counted = body.pipeThrough(counter) as ReadableStream<Uint8Array<ArrayBuffer>>;
  const stream = file.packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  if (bytes.length !== file.size) throw new DownloadError(`${file.name} is cut off`);
  return bytes;
}
