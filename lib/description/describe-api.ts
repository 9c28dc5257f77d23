import { ZodType } from "zod"
import type { Calls } from "@/lib/calls"
import { webhookEvent } from "@/lib/services/webhooks/answers"
import { sampleData } from "@/lib/services/webhooks/samples"
import { EVENT_TYPES, type EventType, SCHEMA_VERSION } from "@/lib/webhooks/event-types"
import { CALLS } from "./contract"
import { describeOperation } from "./describe-operation"
import { answerSchemas, type Json, sentSchema } from "./json-schema"
import { API_ABOUT, API_TITLE, TAGS, WEBHOOK_ABOUT, WEBHOOK_TAKEN } from "./texts"

/** Raised by what callers must notice; tests/api/description.test.ts compares with the description of the last release. */
export const API_VERSION = "1.0.0"

const answers = import.meta.glob<Record<string, unknown>>("../**/answers.ts", { eager: true })

function namesOf(): Map<ZodType, string> {
	const names = new Map<ZodType, string>()
	const taken = new Set<string>()
	for (const exported of Object.values(answers)) {
		for (const [name, value] of Object.entries(exported)) {
			if (!(value instanceof ZodType) || names.has(value)) continue
			if (taken.has(name)) throw new Error(`Two answers are called ${name}.`)
			taken.add(name)
			names.set(value, name)
		}
	}
	return names
}

const SAMPLE_ID = "00000000-0000-4000-8000-000000000003"
const SAMPLE_TIME = "2026-01-15T09:40:00.000Z"

function describeWebhook(type: EventType): Json {
	const data = { ...sampleData({ type, subjectId: SAMPLE_ID }), is_deleted: false }
	const example = { type, timestamp: SAMPLE_TIME, schema_version: SCHEMA_VERSION, is_test: false, data }
	const body = { schema: sentSchema(webhookEvent(type)), example }
	return {
		post: {
			summary: type,
			description: WEBHOOK_ABOUT,
			requestBody: { required: true, content: { "application/json": body } },
			responses: { "2XX": { description: WEBHOOK_TAKEN } },
		},
	}
}

export function describeApi(): Json {
	const names = namesOf()
	const schemas = answerSchemas(names)
	const paths: Record<string, Json> = {}
	for (const [tag, calls] of Object.entries<Calls>(CALLS)) {
		for (const [operation, call] of Object.entries(calls)) {
			const [method = "", path = ""] = operation.split(" ")
			paths[path] = {
				...paths[path],
				[method.toLowerCase()]: describeOperation(operation, call, tag, { schemas, names }),
			}
		}
	}
	return {
		openapi: "3.1.0",
		info: { title: API_TITLE, version: API_VERSION, description: API_ABOUT },
		servers: [{ url: "/" }],
		tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
		paths,
		webhooks: Object.fromEntries(EVENT_TYPES.map((type) => [type, describeWebhook(type)])),
		components: {
			schemas,
			securitySchemes: {
				session: { type: "http", scheme: "bearer", description: "`access_token` of a sign-in." },
				apiKey: { type: "http", scheme: "bearer", bearerFormat: "tstm_", description: "An API key of a business." },
				quizSession: { type: "http", scheme: "bearer", description: "`session_secret` of a quiz that was begun." },
			},
		},
	}
}
