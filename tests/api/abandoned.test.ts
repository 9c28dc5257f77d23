import { once } from "node:events"
import { connect } from "node:net"
import { expect, inject, it } from "vitest"
import { pool } from "@/lib/db/client"
import { makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")

/** Starts an export and hangs up, either at once or as soon as the answer begins. */
async function abandon(path: string, token: string, begun: boolean): Promise<void> {
	const { hostname, port } = new URL(url)
	const socket = connect(Number(port), hostname)
	socket.on("error", () => undefined)
	await new Promise<void>((resolve) => {
		const text = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`
		socket.write(text, () => resolve())
	})
	if (begun) await once(socket, "data")
	socket.resetAndDestroy()
}

const exporting = async () => {
	const text = `SELECT count(*)::int AS n FROM pg_stat_activity
		WHERE datname = current_database() AND query LIKE 'COPY%' AND pid <> pg_backend_pid()`
	return (await pool().query(text)).rows[0].n
}

it("thirty abandoned exports leave no connection and no slot behind", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeSubmission({ tenantId: tenant.id })
	for (let count = 0; count < 30; count++) await abandon("/api/admin/submissions/export", token, count % 2 === 1)
	const read = async () => (await send(url, "GET /api/admin/submissions/export", { token })).status
	// On a busy machine some of them are still running.
	await expect.poll(read, { timeout: 30_000 }).toBe(200)
	await expect.poll(exporting, { timeout: 30_000 }).toBe(0)
})
