import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { createDatabase } from "../../support/postgres"
import { ANY_PRODUCT, bucketOf, type StorageDriver } from "../../support/product"
import { type S3Server, startS3Server } from "../../support/s3-server"
import { startServer, type TestServer } from "../../support/server"
import { startSmtpServer, type TestSmtpServer } from "../../support/smtp-server"
import { type FaultProxy, startFaultProxy } from "./fault-proxy"

/** Everything that a server needs. Each part is a real process, so a test can take it away. */
export interface World {
	/** The servers' configuration. This process uses it too, so env(), db() and storage() work on the same data. */
	environment: Record<string, string>
	dataDir: string
	smtp: TestSmtpServer
	/** Only with storage "s3". The servers reach it through `proxy`. */
	s3?: { server: S3Server; proxy: FaultProxy }
	start(extra?: Record<string, string>): Promise<TestServer>
	end(): Promise<void>
}

interface WorldOptions {
	storage?: StorageDriver
	/** The address of a database that the test owns. By default the world makes one. */
	databaseUrl?: string
	/** A data folder that the test made. It stays when the world ends. */
	dataDir?: string
	/** Mail goes over SMTP instead of into files. */
	mail?: "smtp" | "files"
	extra?: Record<string, string>
}

const SECRETS = {
	NEXTAUTH_SECRET: "fault-tests-session-secret-of-32-characters",
	ENCRYPTION_KEY: "fault-tests-encryption-key-of-32-characters",
	MEDIA_SECRET: "fault-tests-media-secret-of-32-characters--",
}

export async function buildWorld(options: WorldOptions = {}): Promise<World> {
	const stops: (() => Promise<unknown>)[] = []
	const end = async () => {
		const { closeDb } = await import("@/lib/db/client")
		await closeDb()
		for (const stop of stops.splice(0).reverse()) await stop()
	}
	const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), "world-")))
	await chmod(dataDir, 0o711)
	if (!options.dataDir) stops.push(() => rm(dataDir, { recursive: true, force: true }))
	const smtp = await startSmtpServer()
	stops.push(smtp.stop)
	const environment: Record<string, string> = {
		...ANY_PRODUCT,
		...SECRETS,
		APP_URL: "http://localhost:3000",
		DATA_DIR: dataDir,
		SMTP_URL: options.mail === "smtp" ? smtp.url : "",
		TENANT_SMTP_URL: smtp.url,
		LOG_LEVEL: "error",
	}
	if (options.databaseUrl) environment.DATABASE_URL = options.databaseUrl
	else {
		const database = await createDatabase()
		stops.push(database.drop)
		environment.DATABASE_URL = database.url
	}
	let s3: World["s3"]
	if (options.storage === "s3") {
		const server = await startS3Server()
		stops.push(server.stop)
		const proxy = await startFaultProxy(Number(new URL(server.endpoint).port))
		stops.push(proxy.stop)
		s3 = { server, proxy }
		Object.assign(environment, bucketOf({ ...server, endpoint: `http://127.0.0.1:${proxy.port}` }))
	}
	Object.assign(environment, options.extra)
	Object.assign(process.env, environment)
	return {
		environment,
		dataDir,
		smtp,
		s3,
		async start(extra = {}) {
			const server = await startServer({ environment: { ...environment, ...extra } })
			stops.push(server.kill9)
			return server
		},
		end,
	}
}
