import { readdirSync, readFileSync } from "node:fs"
import { defineConfig } from "vitest/config"

const root = import.meta.dirname

/** A complete configuration that leads nowhere: a unit test that reaches for a database or a bucket fails at once. */
const NOWHERE = {
	APP_URL: "http://localhost:9",
	DATABASE_URL: "postgresql://nobody@127.0.0.1:9/nowhere",
	NEXTAUTH_SECRET: "unit-tests-session-secret-of-32-characters",
	ENCRYPTION_KEY: "unit-tests-encryption-key-of-32-characters",
	MEDIA_SECRET: "unit-tests-media-secret-of-32-characters-",
	LOG_LEVEL: "silent",
}

/**
 * These files replace modules, load them again, set the language of a page, or change the environment, which a process
 * reads once. Each of them runs
 * in a process of its own, so that it shares no state with the next file. All other files share one process, since
 * starting a process for each takes as long as all of their tests.
 */
const BY_THEMSELVES = ["lib", "components", "app"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.test\.tsx?$/.test(name))
		.map((name) => `${folder}/${name}`)
		.filter((file) =>
			/\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bprocess\.env\b|\bglobalThis\.(?:visitorLanguage|ownTexts) =/.test(
				readFileSync(file, "utf8"),
			),
		),
)
const isComponent = (file: string) => file.endsWith(".tsx")

/** Features for which the product uses other code with a bucket: receiving, serving, moving and deleting files. */
const ON_S3 = [
	"consent-withdrawal",
	"media",
	"people",
	"playback",
	"resumable",
	"submit",
	"testimonials",
	"uploads",
].map((name) => `tests/api/${name}.test.ts`)

/** These tests wait for servers, jobs and timeouts a fifth of the time. A third worker uses that time. */
const MANY_THAT_WAIT = { maxWorkers: 3, sequence: { groupOrder: 3 } }

/** One product for each storage driver. The setup reads the driver from the project's name. */
const api = (storage: "local" | "s3") => ({
	extends: true as const,
	test: {
		name: `api-${storage}`,
		include: storage === "s3" ? ON_S3 : ["tests/api/**/*.test.ts"],
		globalSetup: ["tests/support/global-setup.ts"],
		setupFiles: ["tests/support/api-environment.ts"],
		// All files of a project use one product with one environment. Loading the modules again for each file would take
		// longer than most of the files.
		isolate: false,
		...MANY_THAT_WAIT,
		testTimeout: 60_000,
		hookTimeout: 120_000,
	},
})

/** What a screen does by itself: its words, its fields, its focus. tests/e2e covers what only a browser shows. */
const components = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
	extends: true as const,
	test: {
		name,
		...files,
		environment: "happy-dom" as const,
		environmentOptions: {
			happyDOM: {
				url: "http://localhost:3000/",
				settings: { navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true } },
			},
		},
		setupFiles: ["tests/support/component-setup.ts"],
		env: NOWHERE,
		testTimeout: 20_000,
		// These time-outs catch a hang, not a slow machine. The setup gives findBy… the same.
		expect: { poll: { timeout: 15_000 } },
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
					exclude: BY_THEMSELVES,
					isolate: false,
					env: NOWHERE,
					// Property tests take their time on two busy cores.
					testTimeout: 20_000,
				},
			},
			{
				extends: true,
				test: {
					name: "unit-isolated",
					include: BY_THEMSELVES.filter((file) => !isComponent(file)),
					env: NOWHERE,
					testTimeout: 20_000,
				},
			},
			components("components", {
				include: ["components/**/*.test.tsx", "lib/**/*.test.tsx"],
				exclude: BY_THEMSELVES,
				isolate: false,
			}),
			components("components-isolated", { include: BY_THEMSELVES.filter(isComponent) }),
			{
				extends: true,
				// Parts that need a database, a bucket, a mail server or a product of their own.
				test: {
					name: "services",
					include: ["tests/services/**/*.test.ts"],
					globalSetup: ["tests/support/postgres-setup.ts"],
					...MANY_THAT_WAIT,
					testTimeout: 60_000,
					hookTimeout: 120_000,
				},
			},
			{
				extends: true,
				// The product's own processes, with the services that they depend on taken away.
				// They wait more than they compute, so four of them share two cores well.
				test: {
					name: "faults",
					include: ["tests/faults/**/*.test.ts"],
					globalSetup: ["tests/support/postgres-setup.ts"],
					testTimeout: 300_000,
					hookTimeout: 300_000,
					maxWorkers: 4,
					// Vitest requires projects with different numbers of workers to be in different groups.
					sequence: { groupOrder: 2 },
				},
			},
			{
				extends: true,
				// One customer's and one owner's way through the product in the other engines.
				test: {
					name: "engines",
					include: ["tests/engines/**/*.test.ts"],
					globalSetup: ["tests/support/postgres-setup.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
					maxWorkers: 1,
					sequence: { groupOrder: 4 },
				},
			},
			api("local"),
			api("s3"),
			{
				extends: true,
				test: {
					name: "soak",
					include: [
						"tests/soak/**/*.test.ts",
						"tests/faults/{hostile-*,erase-crowd,kill,kill-invitations,takeover}.test.ts",
						"tests/services/quiz-recount.test.ts",
					],
					globalSetup: ["tests/support/postgres-setup.ts"],
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
