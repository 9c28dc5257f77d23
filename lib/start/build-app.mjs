import { existsSync, rmSync } from "node:fs"
import path from "node:path"
import { compressAssets } from "./compress-assets.mjs"
import { fingerprint, isStamped, writeStamp } from "./fingerprint.mjs"
import { minifyHostScripts } from "./host-scripts.mjs"
import { step } from "./progress.mjs"
import { ROOT } from "./project.mjs"
import { runCommand } from "./run-command.mjs"

export const CLIENT_SOURCES = ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"]
const CLIENT_STAMP = "lib/db/generated/.schema"

export const SOURCES = [
	"app",
	"components",
	"lib",
	"public",
	"prisma/schema.prisma",
	"instrumentation.ts",
	"instrumentation-client.ts",
	"proxy.ts",
	"next.config.ts",
	"postcss.config.mjs",
	"tsconfig.json",
	"package.json",
	"package-lock.json",
]
const BUILD_STAMP = ".next/.sources"

export async function ensureGenerated() {
	const wanted = fingerprint(CLIENT_SOURCES)
	if (isStamped(CLIENT_STAMP, wanted)) return
	const prisma = path.join(ROOT, "node_modules/prisma/build/index.js")
	await step("Generating the database client", () =>
		runCommand(process.execPath, [prisma, "generate"], {
			// The client needs no engine, but the command fetches one first. Naming any existing program prevents it.
			env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
			what: "prisma generate",
		}),
	)
	writeStamp(CLIENT_STAMP, wanted)
}

export async function ensureBuilt() {
	const wanted = fingerprint(SOURCES)
	if (isStamped(BUILD_STAMP, wanted) && existsSync(path.join(ROOT, ".next/BUILD_ID"))) return
	rmSync(path.join(ROOT, BUILD_STAMP), { force: true })
	const next = path.join(ROOT, "node_modules/next/dist/bin/next")
	await step("Building", async () => {
		await runCommand(process.execPath, [next, "build"], {
			env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
			what: "next build",
		})
		await compressAssets(path.join(ROOT, ".next/static"))
		await minifyHostScripts(path.join(ROOT, "public"), path.join(ROOT, ".next/host-scripts"))
		await compressAssets(path.join(ROOT, ".next/host-scripts"))
	})
	writeStamp(BUILD_STAMP, wanted)
}
