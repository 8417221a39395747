// Makes protocol.d.ts, the types of all messages, of the published schema: `npm run types`.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const here = new URL("./", import.meta.url);
const schema = JSON.parse(
  await readFile(new URL("../../schema/protocol/protocol.json", here), "utf8"),
);
/** @param {{$ref: string}} part */
const named = (part) => part.$ref.replace("#/$defs/", "");

const types = await compile(schema, "Message", {
  additionalProperties: false,
  bannerComment: "// Made by types.js of the schema of the protocol; do not edit.",
  unreachableDefinitions: true,
});
const methods = schema.$defs.Request.oneOf.map((/** @type {{$ref: string}} */ part) => {
  const request = schema.$defs[named(part)];
  const answer = schema.$defs[named(part).replace(/Request$/, "Answer")];
  const { method, params } = request.properties;
  return `  ${method.const}: { params: ${named(params)}; result: ${named(answer.properties.result)} };`;
});
const table = ["/** What each method is given, and what it gives. */", "export interface Methods {"];
const written = `${types}${[...table, ...methods, "}", ""].join("\n")}`;
const target = process.argv[2] ?? new URL("protocol.d.ts", here);
await writeFile(target, written);
