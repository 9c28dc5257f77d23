import { pool } from "@/lib/db/client"

export interface QueueState {
	queue: string
	waiting: number
	oldestSeconds: number
}

export async function readQueues(): Promise<QueueState[]> {
	const { rows } = await pool().query<QueueState>(
		`SELECT queue, count(*)::int AS waiting, extract(epoch FROM now() - min(run_at))::float8 AS "oldestSeconds"
		FROM jobs WHERE run_at <= now() GROUP BY queue`,
	)
	return rows
}

export interface MailState {
	status: string
	mails: number
}

export async function readMails(): Promise<MailState[]> {
	const { rows } = await pool().query<MailState>(
		`SELECT status, count(*)::int AS mails FROM mail_deliveries
		WHERE created_at > now() - interval '1 day' GROUP BY status`,
	)
	return rows
}

export async function readWebhooks(): Promise<{ status: string; webhooks: number }[]> {
	const { rows } = await pool().query<{ status: string; webhooks: number }>(
		`SELECT status, count(*)::int AS webhooks FROM webhook_deliveries
		WHERE occurred_at > now() - interval '1 day' GROUP BY status`,
	)
	return rows
}

/** What the chatbots of all businesses were charged today (UTC). */
export async function readTokensToday(): Promise<number> {
	const { rows } = await pool().query<{ tokens: number }>(
		"SELECT coalesce(sum(charged_tokens), 0)::float8 AS tokens FROM chat_token_usage WHERE day = (now() AT TIME ZONE 'UTC')::date",
	)
	return rows[0]?.tokens ?? 0
}
