import { randomBytes } from "node:crypto"
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { keepMail } from "./mailbox"
import { startModelServer } from "./model-server"
import { createDatabase } from "./postgres"
import { type S3Server, startS3Server } from "./s3-server"
import { startServer } from "./server"
import { startSmtpServer } from "./smtp-server"

export type StorageDriver = "local" | "s3"

/** What a run's tests know about the product under test. Plain data, because it passes between processes. */
export interface ProvidedProduct {
	/** Without a slash at the end. */
	url: string
	storage: StorageDriver
	/** The server's own configuration. In a test's process it makes env(), db() and storage() work on the same data. */
	environment: Record<string, string>
	/** The server that answers for every model. See controlModelServer(). */
	modelServer: string
	/** The folder that receives the product's mail, one .eml file per mail. Read it with mailTo(). */
	mailFolder: string
	/** The same for mail through tenants' own mailboxes. All their providers are one SMTP server here. */
	tenantMailFolder: string
	platformAdmin: { email: string; password: string }
	/** The address of a program that webhooks may lead to, if there is one. It answers 200 and "thanks". */
	receiver?: string
}

export interface RunningProduct {
	provided: ProvidedProduct
	stop(): Promise<void>
}

const secret = () => randomBytes(32).toString("base64url")

/** What each product under test gets, in a world of its own too (tests/faults/support/world.ts). */
export const ANY_PRODUCT: Record<string, string> = {
	// Empty but set, also in the test's own process: a developer's shell must not point the tests at a real bucket.
	S3_BUCKET: "",
	S3_ENDPOINT: "",
	S3_PUBLIC_ENDPOINT: "",
	S3_ACCESS_KEY_ID: "",
	S3_SECRET_ACCESS_KEY: "",
	SMTP_URL: "",
	RESEND_API_KEY: "",
	OPENAI_API_KEY: "",
	OPENAI_BASE_URL: "",
	ANTHROPIC_API_KEY: "",
	ANTHROPIC_BASE_URL: "",
	GOOGLE_GENERATIVE_AI_API_KEY: "",
	GOOGLE_GENERATIVE_AI_BASE_URL: "",
	// All tests come from one address, so the limits per address are raised. The limits per account stay as shipped.
	LIMIT_SUBMIT_ADDRESS: "100000/60",
	LIMIT_UPLOAD_ADDRESS: "100000/60",
	LIMIT_UPLOAD_PART_ADDRESS: "100000/60",
	LIMIT_LOGIN_ADDRESS: "100000/900",
	LIMIT_RESET_ADDRESS: "100000/900",
	LIMIT_CHAT_ADDRESS: "100000/60",
	LIMIT_CHAT_ASIDE_ADDRESS: "100000/60",
	LIMIT_CONSENT_ADDRESS: "100000/60",
	LIMIT_KEYS_ADDRESS: "100000/60",
	LIMIT_QUIZ_ADDRESS: "100000/60",
	LIMIT_QUIZ_ANSWER_ADDRESS: "100000/60",
	// The tests' machine may pause for seconds. That must not count as an outage. Tests that cause one set less.
	DATABASE_PATIENCE_MS: "60000",
	STORAGE_PATIENCE_MS: "60000",
}

export const bucketOf = (server: Omit<S3Server, "stop">) => ({
	S3_BUCKET: server.bucket,
	S3_ENDPOINT: server.endpoint,
	S3_ACCESS_KEY_ID: server.accessKeyId,
	S3_SECRET_ACCESS_KEY: server.secretAccessKey,
	S3_FORCE_PATH_STYLE: "true",
})

/**
 * Starts the built product with its own database, data folder, bucket (s3) and mail server. With local storage mail
 * goes through the file transport and with s3 through SMTP, so one suite covers both.
 */
export async function startProduct(
	storage: StorageDriver,
	extra: Record<string, string> = {},
): Promise<RunningProduct> {
	const stops: (() => Promise<unknown>)[] = []
	const stop = async () => {
		for (const undo of stops.splice(0).reverse()) await undo()
	}
	try {
		const dataDir = await mkdtemp(path.join(tmpdir(), "product-"))
		await chmod(dataDir, 0o711)
		stops.push(() => rm(dataDir, { recursive: true, force: true }))
		const mailFolder = path.join(dataDir, storage === "s3" ? "received" : "mail")
		const tenantMailFolder = path.join(dataDir, "tenants-mail")
		await mkdir(mailFolder)
		await mkdir(tenantMailFolder)

		const database = await createDatabase()
		stops.push(database.drop)
		const environment: Record<string, string> = { ...ANY_PRODUCT }
		if (storage === "s3") {
			const objects = await startS3Server()
			stops.push(objects.stop)
			const smtp = await startSmtpServer()
			stops.push(smtp.stop)
			void keepMail(smtp, mailFolder)
			Object.assign(environment, bucketOf(objects), { SMTP_URL: smtp.url })
		}
		const provider = await startSmtpServer()
		stops.push(provider.stop)
		void keepMail(provider, tenantMailFolder)
		const model = await startModelServer()
		stops.push(model.stop)
		Object.assign(environment, model.environment)
		const platformAdmin = { email: "platform@example.com", password: secret() }
		Object.assign(environment, {
			HOST: "127.0.0.1",
			PORT: "0",
			DATABASE_URL: database.url,
			DATA_DIR: dataDir,
			NEXTAUTH_SECRET: secret(),
			ENCRYPTION_KEY: secret(),
			MEDIA_SECRET: secret(),
			PLATFORM_ADMIN_EMAIL: platformAdmin.email,
			PLATFORM_ADMIN_PASSWORD: platformAdmin.password,
			SEED_DEMO: "true",
			TRUST_PROXY_HOPS: "1",
			TENANT_SMTP_URL: provider.url,
			// The same value as in startServer(), for code that tests call in their own process.
			FFMPEG_PATH: "none",
			...extra,
		})
		const server = await startServer({ environment })
		// Nothing has to end gracefully here. server-process.test.ts stops a server the way an operator does.
		stops.push(server.kill9)
		const provided = {
			url: server.url,
			storage,
			modelServer: model.url,
			mailFolder,
			tenantMailFolder,
			platformAdmin,
		}
		return { provided: { ...provided, environment: { ...environment, APP_URL: server.url } }, stop }
	} catch (error) {
		await stop()
		throw error
	}
}
