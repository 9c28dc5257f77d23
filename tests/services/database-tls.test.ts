import { execFileSync, spawnSync } from "node:child_process"
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { closeDb, db, openDedicatedClient, pool } from "@/lib/db/client"
import { checkDatabase } from "@/lib/start/check-database.mjs"
import { startEmbeddedPostgres } from "@/lib/start/embedded-postgres.mjs"
import { postgresUser } from "@/lib/start/postgres-user.mjs"
import { migrateDatabase } from "@/lib/start/prepare-database.mjs"
import { giveEnvironment } from "../support/service-environment"

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0

let folder: string
let plain: URL
let stop = async () => {}
const warned: string[] = []
const noteWarning = ({ message }: Error) => void warned.push(message)

const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" })
const newKey = (name: string) => ["-newkey", "rsa:2048", "-nodes", "-keyout", `${name}.key`]
const authority = (name: string) =>
	openssl("req", "-x509", ...newKey(name), "-out", `${name}.pem`, "-days", "2", "-subj", `/CN=${name}`)

/** An address of the server. Its certificate is for "localhost", and from an authority of its own. */
function addressOf(host: string, parameters: string): string {
	const url = new URL(plain)
	url.hostname = host
	url.search = parameters.replaceAll("FOLDER", folder)
	return url.href
}

beforeAll(async () => {
	if (!hasOpenssl) return
	process.on("warning", noteWarning)
	folder = await mkdtemp(path.join(tmpdir(), "database-tls-"))
	await chmod(folder, 0o711)
	authority("ours")
	authority("other")
	openssl("req", ...newKey("server"), "-out", "server.csr", "-subj", "/CN=localhost")
	await writeFile(path.join(folder, "names"), "subjectAltName=DNS:localhost\n")
	const signed = ["-CA", "ours.pem", "-CAkey", "ours.key", "-CAcreateserial", "-extfile", "names", "-days", "2"]
	openssl("x509", "-req", "-in", "server.csr", "-out", "server.pem", ...signed)
	const { uid, gid } = postgresUser()
	await chmod(path.join(folder, "server.key"), 0o600)
	if (uid !== undefined) await chown(path.join(folder, "server.key"), uid, gid)
	const files = [`ssl_cert_file=${folder}/server.pem`, `ssl_key_file=${folder}/server.key`]
	const server = await startEmbeddedPostgres({ dataDir: folder, quick: true, flags: ["ssl=on", ...files] })
	stop = server.stop
	plain = new URL(server.url)
})
afterAll(async () => {
	process.off("warning", noteWarning)
	await closeDb()
	await stop()
	if (hasOpenssl) await rm(folder, { recursive: true })
})

const refusal = (url: string) =>
	checkDatabase(url).then(
		() => "accepted",
		(error: Error) => `${error.constructor.name}: ${error.message}`,
	)

describe.skipIf(!hasOpenssl)("a PostgreSQL with an authority of its own (openssl)", () => {
	it.each([
		["localhost", "sslmode=verify-full&sslrootcert=FOLDER/ours.pem"],
		["127.0.0.1", "sslmode=verify-ca&sslrootcert=FOLDER/ours.pem"],
		["127.0.0.1", "sslmode=require"],
		["127.0.0.1", "sslmode=no-verify"],
	])("serves the product at %s with %s, encrypted, without a warning of the driver", async (host, parameters) => {
		const url = await checkDatabase(addressOf(host, parameters))
		await migrateDatabase(url)
		giveEnvironment({ url, dataDir: folder })
		const question = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
		const dedicated = await openDedicatedClient({ statementTimeoutMs: 5_000 })
		expect((await dedicated.query(question)).rows).toEqual([{ ssl: true }])
		await dedicated.end()
		expect((await pool().query(question)).rows).toEqual([{ ssl: true }])
		expect(await db().$queryRawUnsafe(question)).toEqual([{ ssl: true }])
		await closeDb()
		expect(warned).toEqual([])
	})

	it.each([
		["another authority", "localhost", "sslmode=verify-full&sslrootcert=FOLDER/other.pem", /sslrootcert=/],
		["the public authorities alone", "localhost", "sslmode=verify-full", /sslrootcert=/],
		["another host name", "127.0.0.1", "sslmode=verify-full&sslrootcert=FOLDER/ours.pem", /another host name/],
		["a file that is none", "localhost", "sslmode=verify-full&sslrootcert=FOLDER/names", /sslrootcert=/],
	])("is refused with %s, in one line that names the mend", async (_, host, parameters, mend) => {
		const line = await refusal(addressOf(host, parameters))
		expect(line).toMatch(/^StartError: the database cannot be reached: [^\n]+$/)
		expect(line).toMatch(mend)
	})
})
