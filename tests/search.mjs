// The search of the page over entries of a file: node search.mjs WEB FILE; prints the places found for each query.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [web, file] = process.argv.slice(2);
const typescript = createRequire(join(web, "package.json"))("typescript");
const source = readFileSync(join(web, "src/learn/search.ts"), "utf-8");
const { outputText } = typescript.transpileModule(source, { compilerOptions: { module: "esnext", target: "es2022" } });
const { entriesOf, Index } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const { language, chapters, terms, components, queries } = JSON.parse(readFileSync(file, "utf-8"));
const index = new Index(entriesOf(chapters, terms, components, (family) => family), language);
const found = queries.map((query) => index.find(query).slice(0, 6).map((entry) => entry.place));
console.log(JSON.stringify(found));
