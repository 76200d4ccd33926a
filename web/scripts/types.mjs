// Generates a protocol.ts beside every schema.json in src, which the server makes from its own structures.
//   node scripts/types.mjs            writes them
//   node scripts/types.mjs --check    fails if one of them is not what its schema.json makes
import { glob, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const source = new URL("../src/", import.meta.url);
const check = process.argv.includes("--check");

/** Tuples in the older form that the compiler knows: it takes `prefixItems` for an empty list. */
function withTuples(schema) {
  if (Array.isArray(schema)) return schema.map(withTuples);
  if (schema === null || typeof schema !== "object") return schema;
  const { prefixItems, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withTuples(value)]));
  return prefixItems ? { ...rest, items: prefixItems, additionalItems: false } : rest;
}

async function types(schema) {
  const all = { title: "All", type: "object", additionalProperties: false, ...schema };
  all.properties = Object.fromEntries(Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const text = await compile(all, "All", {
    additionalProperties: false,
    bannerComment: "// Generated from schema.json by scripts/types; change the server's structures instead.",
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
  });
  // Only the definitions are wanted, not the object that refers to all of them.
  return text.replace(/export interface All \{[\s\S]*?\n\}\n/, "");
}

const stale = [];
for (const path of (await Array.fromAsync(glob("**/schema.json", { cwd: source }))).sort()) {
  const made = await types(withTuples(JSON.parse(await readFile(new URL(path, source), "utf8"))));
  const target = new URL(path.replace(/schema\.json$/, "protocol.ts"), source);
  if (!check) await writeFile(target, made);
  else if ((await readFile(target, "utf8").catch(() => "")) !== made) stale.push(target.pathname);
}
if (stale.length) {
  console.error(`run scripts/types: not what schema.json makes: ${stale.join(", ")}`);
  process.exit(1);
}
