import { defineConfig } from "vitest/config"

const root = import.meta.dirname

/** Complete but nobody's: a unit test that reaches for a database or a bucket fails at once instead of finding one. */
const NOWHERE = {
	APP_URL: "http://localhost:9",
	DATABASE_URL: "postgresql://nobody@127.0.0.1:9/nowhere",
	NEXTAUTH_SECRET: "unit-tests-session-secret-of-32-characters",
	ENCRYPTION_KEY: "unit-tests-encryption-key-of-32-characters",
	MEDIA_SECRET: "unit-tests-media-secret-of-32-characters-",
	LOG_LEVEL: "silent",
}

/** Nothing in these reads or writes an object, so the second driver could only give the same answers again. */
const WITHOUT_OBJECTS = [
	"account",
	"authorisation",
	"chat",
	"chat-prompt",
	"chat-visitors",
	"chatbot-knowledge",
	"chatbot-platform",
	"chatbot-records",
	"chatbot-settings",
	"mail-settings",
	"password-reset",
	"products",
	"quiz-answers",
	"quiz-results",
	"quiz-saving",
	"quiz-session-secret",
	"quiz-sessions",
	"quiz-taking",
	"quizzes",
	"route-files",
	"server-process",
	"sign-in",
	"static-assets",
	"team",
].map((name) => `tests/api/${name}.test.ts`)

/** One suite over both storage drivers: the setup reads the driver from the project's name. */
const api = (storage: "local" | "s3") => ({
	extends: true as const,
	test: {
		name: `api-${storage}`,
		include: ["tests/api/**/*.test.ts"],
		exclude: storage === "s3" ? WITHOUT_OBJECTS : [],
		globalSetup: ["tests/support/global-setup.ts"],
		setupFiles: ["tests/support/api-environment.ts"],
		testTimeout: 30_000,
		hookTimeout: 120_000,
	},
})

export default defineConfig({
	resolve: {
		alias: {
			"@": root,
		},
	},
	test: {
		retry: 0,
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: [
						"lib/**/*.test.{ts,tsx}",
						"components/**/*.test.{ts,tsx}",
						"app/**/*.test.{ts,tsx}",
						"tests/quality/**/*.test.ts",
					],
					env: NOWHERE,
					// Property tests take their time on two busy cores.
					testTimeout: 20_000,
				},
			},
			{
				extends: true,
				// Parts that need a database, a bucket or a mail server of their own, but not the product.
				test: { name: "services", include: ["tests/services/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 120_000 },
			},
			{
				extends: true,
				// The product's own processes, and whatever they stand on taken away from them.
				// They wait more than they compute, so that four of them share two cores well.
				test: {
					name: "faults",
					include: ["tests/faults/**/*.test.ts"],
					globalSetup: ["tests/faults/support/global-setup.ts"],
					testTimeout: 300_000,
					hookTimeout: 300_000,
					maxWorkers: 4,
					// Vitest wants projects of unlike numbers of workers apart.
					sequence: { groupOrder: 2 },
				},
			},
			api("local"),
			api("s3"),
			{
				extends: true,
				test: {
					name: "soak",
					include: ["tests/soak/**/*.test.ts", "tests/faults/{hostile-*,kill}.test.ts"],
					globalSetup: ["tests/faults/support/global-setup.ts"],
					env: { SOAK: "true" },
					testTimeout: 3_600_000,
					hookTimeout: 300_000,
					maxWorkers: 1,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
})
