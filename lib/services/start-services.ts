import { deleteExpiredAccountRows } from "@/lib/accounts/mutations"
import { issueReset } from "@/lib/accounts/reset/mutations"
import { bridge, CHECK_STORAGE, CHECKED, EXAMINE, REFUSE, STOP } from "@/lib/bridge.mjs"
import { indexStaleKnowledge } from "@/lib/chatbot/knowledge/mutations"
import { readKnowledge } from "@/lib/chatbot/knowledge/pdf/mutations"
import { learnPage } from "@/lib/chatbot/knowledge/website/mutations"
import { readWebsite } from "@/lib/chatbot/knowledge/website/read/mutations"
import { queueDueReadings } from "@/lib/chatbot/knowledge/website/read/start-mutations"
import { deleteOldTurns } from "@/lib/chatbot/knowledge/website/turns/mutations"
import { mailLead, mailUnanswered } from "@/lib/chatbot/notices/mutations"
import { endWaiting } from "@/lib/chatbot/person/waiting/mutations"
import { askTestQuestion, runTestQuestions } from "@/lib/chatbot/test-questions/run/mutations"
import { closeDb, db } from "@/lib/db/client"
import { stopListening } from "@/lib/db/live"
import { env } from "@/lib/env"
import { startQueue, stopQueue } from "@/lib/jobs/queue"
import type { JobHandlers } from "@/lib/jobs/queues"
import { expireLimits } from "@/lib/limits/expire-limits"
import { parseLimits } from "@/lib/limits/limits"
import { log } from "@/lib/log"
import { deliverMail } from "@/lib/mail/deliver-mail"
import { findFfmpeg } from "@/lib/media/ffmpeg/find-ffmpeg"
import { stopFfmpeg } from "@/lib/media/ffmpeg/run-ffmpeg"
import { stopRepairs } from "@/lib/media/repair/repair-video"
import { stopWebReader } from "@/lib/media/web/read-web"
import { mailCompleted } from "@/lib/quizzes/actions/mutations"
import { offeredQuizzes } from "@/lib/quizzes/offered-quizzes"
import { deleteAbandonedSessions } from "@/lib/quizzes/sessions/mutations"
import { checkStorage } from "@/lib/storage/check-storage"
import { reclaimDue } from "@/lib/storage/ledger-mutations"
import { failForgottenTranscriptions, transcribeSubmission } from "@/lib/submissions/captions/transcribe/mutations"
import { expireFunnelCounts } from "@/lib/submissions/funnel/mutations"
import { sendDueInvitations } from "@/lib/submissions/invitations/sending-mutations"
import { convertSubmission, queueWaitingRepairs, repairSubmission } from "@/lib/submissions/playback/mutations"
import { renderSubmission } from "@/lib/submissions/playback/rendition-mutations"
import { deleteExpiredKeys } from "@/lib/submissions/receive/idempotency-mutations"
import { isReceiving } from "@/lib/submissions/receive/is-receiving"
import { revokeObjects } from "@/lib/submissions/revoke/mutations"
import { deleteExpiredUploads } from "@/lib/submissions/uploads/mutations"
import { deleteOldDeliveries } from "@/lib/webhooks/attempt-mutations"
import { applyRetention } from "./retention/apply-retention"
import { applyRules } from "./retention/rules/apply-mutations"
import { deliverTo, queueWebhooks } from "./webhooks/mutations"

const handlers = (): JobHandlers => ({
	"deliver-mail": ({ deliveryId }) => deliverMail(deliveryId),
	"request-reset": ({ email }) => issueReset(email),
	"read-knowledge": ({ sourceId }) => readKnowledge(sourceId),
	"index-knowledge": () => indexStaleKnowledge(),
	"read-website": readWebsite,
	"read-slow-website": readWebsite,
	"learn-page": ({ sourceId }) => learnPage(sourceId),
	"queue-website-reads": async () => {
		await queueDueReadings(new Date())
	},
	"run-test-questions": (data) => runTestQuestions(data, offeredQuizzes),
	"ask-test-question": (data) => askTestQuestion(data, offeredQuizzes),
	"revoke-objects": revokeObjects,
	"repair-video": ({ submissionId }) => repairSubmission(submissionId),
	"queue-repairs": () => queueWaitingRepairs(),
	"render-video": findFfmpeg() ? ({ submissionId }) => renderSubmission(submissionId) : undefined,
	"convert-video": findFfmpeg() ? ({ submissionId }) => convertSubmission(submissionId) : undefined,
	transcribe: ({ submissionId }) => transcribeSubmission(submissionId),
	"send-invitations": async () => {
		await sendDueInvitations(new Date())
	},
	"end-waiting": async () => {
		await endWaiting(new Date())
	},
	"tell-business": ({ event, id }) => (event === "lead" ? mailLead(id) : mailCompleted(id)),
	"mail-unanswered": async () => {
		await mailUnanswered(new Date())
	},
	"deliver-webhooks": (data) => deliverTo("deliver-webhooks", data),
	"deliver-slow-webhooks": (data) => deliverTo("deliver-slow-webhooks", data),
	"queue-webhooks": queueWebhooks,
	"reclaim-objects": async () => {
		await reclaimDue(new Date())
	},
	"expire-rows": async () => {
		const now = new Date()
		await deleteExpiredAccountRows(now)
		await deleteExpiredKeys(now)
		await deleteExpiredUploads(now)
		await expireLimits(now)
		await deleteAbandonedSessions(now)
		await failForgottenTranscriptions(now)
		await expireFunnelCounts(now)
		await deleteOldTurns(now)
		await deleteOldDeliveries(now)
	},
	"apply-retention": async () => {
		const now = new Date()
		await applyRules(now)
		await applyRetention(now)
	},
})

async function refuse(line: string): Promise<never> {
	await bridge[REFUSE]?.(line)
	process.stderr.write(`Cannot start: ${line}\n`)
	process.exit(1)
}

async function checkConfiguration(): Promise<void> {
	try {
		env()
		parseLimits()
	} catch (error) {
		await refuse(error instanceof Error ? error.message : String(error))
	}
}

/** The first query costs 200 ms (connection, query compiler), which no visitor should pay. */
async function warmUpDatabase(): Promise<void> {
	await db()
		.platformConfig.findFirst({ select: { id: true } })
		.catch((error: unknown) => log.warn({ err: error }, "the database does not answer yet"))
}

export async function startServices(): Promise<void> {
	await checkConfiguration()
	bridge[CHECKED]?.()
	if (bridge[EXAMINE]) {
		const { examine } = await import("./doctor/examine")
		return await bridge[EXAMINE](examine)
	}
	if (env().METRICS_TOKEN) (await import("./metrics/metrics")).startMetrics()
	await warmUpDatabase()
	// Work that people wait for comes first.
	startQueue(handlers(), isReceiving)
	bridge[CHECK_STORAGE] = checkStorage
	bridge[STOP] = async (withinMs) => {
		// Interrupted repairs start over elsewhere: a shutdown does not wait for minutes of encoding.
		stopRepairs()
		stopWebReader()
		stopFfmpeg()
		await stopListening()
		await stopQueue(withinMs)
		await closeDb()
	}
}
