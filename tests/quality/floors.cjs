/**
 * The floors of the code, from the top down. Imports run one way: a folder may use lower floors, but no neighbor on its
 * own floor. Give a new folder under lib/ its floor here, or the import check fails.
 */
exports.FLOORS = [
	{ name: "app", folders: ["app"], why: "app only routes. Code that another part needs from it belongs below." },
	{ name: "components", folders: ["components"], why: "What people see is replaced more often than what it shows." },
	{
		name: "description",
		folders: ["lib/description"],
		why: "It tells of every domain and every route, so none of them may depend on it.",
	},
	{
		name: "requests",
		folders: ["lib/http", "lib/privacy", "lib/quiz-drafts", "lib/services", "lib/translations", "lib/whats-new"],
		why: "A domain that knows requests cannot be called from a job, a page or a test: it throws what lib/errors names.",
	},
	{
		name: "products",
		folders: ["lib/submissions", "lib/quizzes", "lib/chatbot"],
		why: "Products are switched off one by one; each must work without the others.",
	},
	{
		name: "tenancy",
		folders: ["lib/tenants", "lib/platform"],
		why: "Tenants mint the scope that every product's query demands, so they cannot depend on a product.",
	},
	{ name: "identity", folders: ["lib/accounts"], why: "Who a user is must be known before whose data it is." },
	{
		name: "services",
		folders: ["lib/mail", "lib/storage", "lib/media", "lib/ai", "lib/audit", "lib/webhooks"],
		why: "A service that knows a domain serves only that domain; a domain passes in what the service needs.",
	},
	{
		name: "machinery",
		folders: ["lib/jobs", "lib/limits", "lib/isolation", "lib/outbound", "lib/crypto"],
		// Arithmetic without state: its neighbors may use it, but it uses none of them.
		leaf: "lib/crypto",
		why: "Queue, limits and crypto carry names and bytes; instrumentation.ts hands the queue its handlers.",
	},
	{
		name: "ground",
		folders: [
			"lib/bridge",
			"lib/database-address",
			"lib/env-schema",
			"lib/db",
			"lib/encoding",
			"lib/env",
			"lib/env-public",
			"lib/errors",
			"lib/first-abort",
			"lib/languages",
			"lib/log",
			"lib/observer",
			"lib/process-wide",
			"lib/refusals",
		],
		why: "Everything stands on it, so that it can stand on nothing.",
	},
]

/**
 * Outside the floors. For the browser: lib/recorder, which builds on lib/client. Plain .mjs that runs before anything
 * is installed: lib/start. The form in which each domain declares its calls, which imports types alone: lib/calls.
 */
exports.BESIDE_THE_FLOORS = ["lib/recorder", "lib/client", "lib/start", "lib/calls"]

/** Code of public pages that reaches the visitor's browser. Its budget is 1.15 times an empty page. */
exports.PUBLIC_BROWSER_CODE = [
	"components/recorder",
	"components/testimonial-pages",
	"components/wall",
	"components/consent",
	"components/home",
	"components/api-docs",
	"components/chat-window",
	"components/quizzes/take",
	"components/quizzes/result-page",
	"lib/recorder",
	"lib/client",
]
