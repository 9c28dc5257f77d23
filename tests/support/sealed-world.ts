import { randomUUID } from "node:crypto"
import pg from "pg"
import { onTestFinished } from "vitest"
import { SEALED_COLUMNS } from "@/lib/crypto/key-uses.mjs"
import { boxKey, openWith } from "@/lib/crypto/sealing.mjs"
import { db } from "@/lib/db/client"
import { currentKey } from "@/lib/submissions/statements/mutations"
import { makeSecret, sealSecret } from "@/lib/webhooks/secret"
import { giveMailbox, makeInvitation, makeTenant } from "./factories"
import { makeMember, makeStepping, startSetup } from "./second-factor"
import { makeWebhook } from "./webhook-rows"

/** Text of 32 characters and more that stands for a secret. */
export const secretOf = (name: string) => `${name}-`.padEnd(40, "x")

/** A value in every sealed column, sealed under this process's ENCRYPTION_KEY, and an address that unsubscribed. */
export async function makeSealedWorld() {
	const stepping = await makeStepping()
	const tenant = stepping.tenant
	await giveMailbox(tenant.id)
	const { user: settingUp } = await makeMember()
	await startSetup(settingUp.id)
	const { webhook } = await makeWebhook({ tenantId: tenant.id })
	await db().webhookEndpoint.update({
		where: { id: webhook.id },
		data: { previousSecret: sealSecret(webhook.id, makeSecret()), previousUntil: new Date(Date.now() + 86_400_000) },
	})
	await currentKey()
	const invitation = await makeInvitation({ tenantId: tenant.id })
	await db().unsubscribe.create({ data: { tenantId: tenant.id, emailFingerprint: invitation.emailFingerprint } })
	return { ...stepping, webhook, invitation }
}

/** Endpoints of one more business, each with a sealed secret. */
export async function makeManySecrets(count: number) {
	const { id: tenantId } = await makeTenant()
	const data = Array.from({ length: count }, () => {
		const id = randomUUID()
		return { id, tenantId, url: "https://hooks.example/in", events: [], secret: sealSecret(id, makeSecret()) }
	})
	await db().webhookEndpoint.createMany({ data })
}

export async function connectTo(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url })
	// Drops the databases before it closes the connections.
	client.on("error", () => undefined)
	await client.connect()
	onTestFinished(() => client.end().catch(() => undefined))
	return client
}

/** Of every registered column, the values, opened: by which of the keys, and what is in them. */
export async function openAll(client: pg.Client, secrets: string[]) {
	const opened: { column: string; id: string; by: string | undefined; plain: string | null }[] = []
	for (const [name, { table, column, id, context }] of Object.entries(SEALED_COLUMNS)) {
		const { rows } = await client.query(
			`SELECT ${id}::text AS id, ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL ORDER BY 1`,
		)
		for (const row of rows) {
			const by = secrets.find((secret) => openWith(boxKey(secret), row.value, context(row.id)) !== null)
			opened.push({ column: name, id: row.id, by, plain: by ? openWith(boxKey(by), row.value, context(row.id)) : null })
		}
	}
	return opened
}

/** How many open with each of the keys, and how many with none. */
export async function countBy(client: pg.Client, secrets: string[]): Promise<number[]> {
	const opened = await openAll(client, secrets)
	return [...secrets, undefined].map((secret) => opened.filter(({ by }) => by === secret).length)
}
