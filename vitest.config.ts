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
	"admin-pages",
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
					include: ["lib/**/*.test.ts", "components/**/*.test.ts", "app/**/*.test.ts", "tests/quality/**/*.test.ts"],
					env: NOWHERE,
					// Property tests take their time on two busy cores.
					testTimeout: 20_000,
				},
			},
			{
				extends: true,
				// What a screen does by itself: its words, its fields, its focus. What only a browser shows is tested in tests/e2e.
				test: {
					name: "components",
					include: ["components/**/*.test.tsx", "lib/**/*.test.tsx"],
					environment: "happy-dom",
					environmentOptions: {
						happyDOM: {
							url: "http://localhost:3000/",
							settings: { navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true } },
						},
					},
					setupFiles: ["tests/support/component-setup.ts"],
					env: NOWHERE,
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
				test: { name: "faults", include: ["tests/faults/**/*.test.ts"], testTimeout: 300_000, hookTimeout: 120_000 },
			},
			api("local"),
			api("s3"),
			{
				extends: true,
				test: {
					name: "soak",
					include: ["tests/soak/**/*.test.ts", "tests/faults/hostile-*.test.ts"],
					env: { HOSTILE: "all" },
					testTimeout: 3_600_000,
					hookTimeout: 300_000,
					maxWorkers: 1,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
})
