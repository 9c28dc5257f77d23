import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { EVENT_TYPES, SCHEMA_VERSION } from "@/lib/webhooks/event-types"
import { webhookEvent } from "./answers"
import { sampleData } from "./samples"

it.each(EVENT_TYPES)("has a sample of %s in the form of the real one", (type) => {
	const subjectId = randomUUID()
	const data = { ...sampleData({ type, subjectId }), is_deleted: false }
	const event = { type, timestamp: new Date().toISOString(), schema_version: SCHEMA_VERSION, is_test: true, data }
	expect(webhookEvent(type).parse(event)).toMatchObject({ data: { id: subjectId } })
})
