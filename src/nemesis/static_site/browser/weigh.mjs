// How many bytes each file has as Brotli, as a list: node weigh.mjs FILE...
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const weight = (file) => {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(bytes, { params }).length;
};

console.log(JSON.stringify(process.argv.slice(2).map(weight)));
