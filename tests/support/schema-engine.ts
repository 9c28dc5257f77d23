import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { PrismaPg } from "@prisma/adapter-pg"
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg"
import * as runtime from "@prisma/schema-engine-wasm/schema_engine_bg"

interface EngineRuntime {
	__wbg_set_wasm(exports: WebAssembly.Exports): void
	SchemaEngine: typeof SchemaEngine
}

const ROOT = path.resolve(import.meta.dirname, "../..")
const load = createRequire(import.meta.url)

/** Prisma's own migration engine on a database, without the download that Prisma's command line would make. */
export async function openSchemaEngine(databaseUrl: string): Promise<SchemaEngine> {
	const file = path.join(ROOT, "node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm")
	const engine = runtime as unknown as EngineRuntime & WebAssembly.ModuleImports
	const wasm = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {
		"./schema_engine_bg.js": engine,
	})
	engine.__wbg_set_wasm(wasm.exports)
	const begin = wasm.exports.__wbindgen_start
	if (typeof begin === "function") begin()
	// It is a dependency of the adapter, not a direct one.
	const utils = createRequire(load.resolve("@prisma/adapter-pg"))("@prisma/driver-adapter-utils")
	const adapter = utils.bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl }))
	const schema = path.join(ROOT, "prisma/schema.prisma")
	return engine.SchemaEngine.new({ datamodels: [[schema, readFileSync(schema, "utf8")]] }, () => {}, adapter)
}

/** A migrations folder in the engine's format. @param names of the migrations, in order */
export function migrationList(folder: string, names: string[]): MigrationList {
	return {
		baseDir: folder,
		lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
		shadowDbInitScript: "",
		migrationDirectories: names.map((name) => ({
			path: name,
			migrationFile: {
				path: "migration.sql",
				content: { tag: "ok", value: readFileSync(path.join(folder, name, "migration.sql"), "utf8") },
			},
		})),
	}
}
