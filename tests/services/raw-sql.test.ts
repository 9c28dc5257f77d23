import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import pg from "pg"
import { expect, it } from "vitest"
import { Prisma } from "@/lib/db/generated/client"
import { env } from "@/lib/env"
import { type Kind, type RawStatement, rawStatements, withStatements } from "../support/raw-statements"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const root = path.resolve(import.meta.dirname, "../..")

/** Stands for every local value: it can be called and read, and counts as 0. */
const ANY: unknown = new Proxy(() => undefined, {
	get: (_, key) =>
		key === Symbol.toPrimitive || key === "toJSON" ? () => 0 : key === Symbol.iterator ? [][Symbol.iterator] : ANY,
	apply: () => ANY,
})
/** Prisma's tag. What is no SQL is a parameter. */
const SQL = (strings: readonly string[], ...values: unknown[]) =>
	Prisma.sql(strings, ...values.map((value) => (value instanceof Prisma.Sql ? value : 0)))

type Made = string | { text: string }
interface Instrumented {
	$statements: ((any: unknown, sql: typeof SQL) => Made)[]
}

/** Asks what a statement would answer, without running it. */
class Description implements pg.Submittable {
	fields: pg.FieldDef[] = []
	error: Error | null = null
	private readonly text: string
	private readonly done: () => void
	constructor(text: string, done: () => void) {
		this.text = text
		this.done = done
	}
	submit(connection: pg.Connection): void {
		connection.parse({ name: "", text: this.text, types: [] }, true)
		connection.describe({ type: "S", name: "" }, true)
		connection.sync()
	}
	handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
		this.fields = fields
	}
	handleError(error: Error): void {
		this.error = error
		this.done()
	}
	handleReadyForQuery(): void {
		this.done()
	}
}

/** PostgreSQL's code for it. */
const isUnknownColumn = (error: Error) => "code" in error && error.code === "42703"

async function describe(client: pg.Client, make: () => Made | undefined): Promise<pg.FieldDef[] | Error> {
	try {
		const made = make() ?? ""
		const text = typeof made === "string" ? made : made.text
		const { fields, error } = await new Promise<Description>((resolve) => {
			const description: Description = new Description(text, () => resolve(description))
			client.query(description)
		})
		return error ?? fields
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error))
	}
}

interface Type {
	name: string
	/** PostgreSQL's letter for the kind of type. */
	category: string
}

/** What a value of this type is in a row. */
function kindIn({ name, category }: Type, through: RawStatement["through"]): Kind {
	if (name === "int8") return through === "prisma" ? "bigint" : "string"
	if (name === "numeric") return through === "prisma" ? "json" : "string"
	const kinds: Record<string, Kind> = { A: "array", B: "boolean", D: "date", N: "number" }
	return name.startsWith("json") ? "json" : (kinds[category] ?? "string")
}

/** Some of their statements have tables or conditions that are chosen while they run. */
const COMPOSED = [
	"lib/chatbot/privacy/queries.ts",
	"lib/services/retention/queries.ts",
	"lib/submissions/search/queries.ts",
]

it("each raw statement answers what the code reads from its rows", { timeout: 120_000 }, async () => {
	const files = readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
		.filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes("generated"))
		.map((name) => path.join(root, "lib", name))
		.filter((file) => /\.(?:\$queryRaw|query)</.test(readFileSync(file, "utf8")))
	const client = new pg.Client({ connectionString: env().DATABASE_URL })
	await client.connect()
	const { rows } = await client.query<Type & { oid: number }>(
		"SELECT oid, typname AS name, typcategory AS category FROM pg_type",
	)
	const types = new Map(rows.map((type) => [type.oid, type]))
	const differences = (shape: NonNullable<RawStatement["shape"]>, fields: pg.FieldDef[], through: "prisma" | "pg") => {
		const columns = new Map(fields.map(({ name, dataTypeID }) => [name, types.get(dataTypeID)]))
		const wrong = [...shape].flatMap(([name, kind]) => {
			const type = columns.get(name)
			if (!type) return [`no column ${name}`]
			const found = kindIn(type, through)
			return found === kind || type.name.startsWith("json") || kind === "mixed"
				? []
				: [`${name} is a ${found}, and read as a ${kind}`]
		})
		return [...wrong, ...[...columns.keys()].filter((name) => !shape.has(name)).map((name) => `${name} is not read`)]
	}
	// In a folder that is no source, but within the root, where the runner transforms what is imported.
	mkdirSync(path.join(root, ".data"), { recursive: true })
	const folder = mkdtempSync(path.join(root, ".data/raw-sql-"))
	const problems: string[] = []
	const composed = new Set<string>()
	let count = 0
	try {
		for (const [at, [file, statements]] of [...rawStatements(files)].entries()) {
			const name = path.relative(root, file)
			const copy = path.join(folder, `${at}.ts`)
			writeFileSync(copy, withStatements(file, statements))
			const { $statements: made }: Instrumented = await import(copy)
			for (const [index, { line, shape, through }] of statements.entries()) {
				const place = `${name}:${line}`
				const answer = await describe(client, () => made[index]?.(ANY, SQL))
				count++
				if (answer instanceof Error && COMPOSED.includes(name) && !isUnknownColumn(answer)) composed.add(name)
				else if (answer instanceof Error) problems.push(`${place}: ${answer.message}`)
				else if (shape) problems.push(...differences(shape, answer, through).map((problem) => `${place}: ${problem}`))
			}
		}
	} finally {
		rmSync(folder, { recursive: true, force: true })
		await client.end()
	}
	expect(problems).toEqual([])
	expect([...composed].sort()).toEqual(COMPOSED)
	expect(count).toBeGreaterThan(90)
})
