// Makes src/lib/protocol.ts from src/lib/schema.json, which the server makes from its own structures.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await readFile(new URL("../src/lib/schema.json", import.meta.url), "utf8"));
const all = { title: "Wire", type: "object", additionalProperties: false, ...schema };
all.properties = Object.fromEntries(Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }]));
const text = await compile(all, "Wire", {
  additionalProperties: false,
  bannerComment: "// Made from schema.json by scripts/types.mjs; change the server's structures instead.",
  format: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: false,
});
const kept = text.replace(/export interface Wire \{[\s\S]*?\n\}\n/, "");
const target = new URL("../src/lib/protocol.ts", import.meta.url);
if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8")) !== kept) {
    console.error("web/src/lib/protocol.ts is not what schema.json makes: run scripts/types");
    process.exit(1);
  }
} else {
  await writeFile(target, kept);
}
