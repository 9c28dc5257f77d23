import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { SEALED_COLUMNS } from "./key-uses.mjs"

const ROOT = path.resolve(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8")

const OUTSIDE_COMMENTS = /^(?!\s*(?:\*|\/\*|\/\/)).*\bENCRYPTION_KEY\b/m

/** Files of the product that match. */
const using = (pattern: RegExp) =>
	["lib", "app", "components"]
		.flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|mjs)$/.test(entry.name))
		.map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)))
		.filter((file) => !file.startsWith("lib/db/generated/") && pattern.test(read(file)))
		.sort()

it("leaves no way to seal with the key but into a listed column", () => {
	expect(using(/\bcreateCipheriv\b/)).toEqual(["lib/crypto/sealing.mjs"])
	expect(using(/\bsealWith\b/)).toEqual([
		"lib/crypto/sealing.mjs",
		"lib/crypto/secret-box.ts",
		"lib/start/fingerprint-keys.mjs",
		"lib/start/sealed-values.mjs",
	])
	expect(using(OUTSIDE_COMMENTS).filter((file) => !file.startsWith("lib/start/"))).toEqual([
		"lib/crypto/fingerprint.ts",
		"lib/crypto/secret-box.ts",
		"lib/env-schema.mjs",
	])
})

it("lists columns of tables that there are", () => {
	const models = [...read("prisma/schema.prisma").matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm)].map(
		([, body = ""]) => body,
	)
	for (const { table, column, id } of Object.values(SEALED_COLUMNS)) {
		const model = models.find((body) => body.includes(`@@map("${table}")`)) ?? ""
		for (const name of [column, id]) {
			expect(model.includes(`@map("${name}")`) || new RegExp(`^  ${name} `, "m").test(model), name).toBe(true)
		}
	}
})
