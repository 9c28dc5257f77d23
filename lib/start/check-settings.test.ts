import { afterEach, expect, it, vi } from "vitest"
import { EnvSchema } from "../env-schema.mjs"
import { checkSettings } from "./check-settings.mjs"

afterEach(() => vi.unstubAllEnvs())

/** Settings that take any text: names, keys of others, and folders. */
const ANY_TEXT = [
	"DATA_DIR",
	"S3_BUCKET",
	"S3_REGION",
	"S3_ACCESS_KEY_ID",
	"S3_SECRET_ACCESS_KEY",
	"RESEND_API_KEY",
	"MAIL_FROM",
	"OPENAI_API_KEY",
	"ANTHROPIC_API_KEY",
	"GOOGLE_GENERATIVE_AI_API_KEY",
	"PATH",
	"TRANSCRIPTION_MODEL",
]
const CHECKED = Object.keys(EnvSchema.shape).filter((name) => !ANY_TEXT.includes(name))

function bare(): void {
	for (const name of [...Object.keys(EnvSchema.shape), ...Object.keys(process.env)]) {
		if (name in EnvSchema.shape || name.startsWith("LIMIT_")) vi.stubEnv(name, "")
	}
}

it("takes an environment that says nothing", () => {
	bare()
	expect(() => checkSettings({})).not.toThrow()
})

it.each([...CHECKED, "LIMIT_LOGIN_ADDRESS", "LIMIT_OF_A_LATER_VERSION"])("refuses a bad %s by its name", (name) => {
	bare()
	vi.stubEnv(name, "?!")
	expect(() => checkSettings({})).toThrow(new RegExp(`^Configuration: .*${name} must`))
})

it("says so where a program has kept the quotation marks", () => {
	bare()
	vi.stubEnv("DATABASE_URL", '"postgresql://db.example/x"')
	vi.stubEnv("MAIL_FROM", '"The Bakery" <hello@example.com>')
	expect(() => checkSettings({})).toThrow(
		/^Configuration: DATABASE_URL must be a postgresql:\/\/ address\. DATABASE_URL has quotation marks around it, which count: take them off\.$/,
	)
})

it.each(["postgresql+psycopg://db.example/x", "jdbc:postgresql://db.example/x"])(
	"refuses a driver's own address: %s",
	(url) => {
		bare()
		vi.stubEnv("DATABASE_URL", url)
		expect(() => checkSettings({})).toThrow("Configuration: DATABASE_URL must be a postgresql:// address.")
	},
)

it("asks for the secrets with a database of one's own", () => {
	bare()
	vi.stubEnv("MEDIA_SECRET", "x".repeat(32))
	expect(() => checkSettings({ databaseUrl: "postgresql://db.example/x" })).toThrow(
		"NEXTAUTH_SECRET, ENCRYPTION_KEY are required with DATABASE_URL",
	)
})
