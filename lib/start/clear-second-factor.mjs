import { StartError } from "./progress.mjs"

/** Ends all sessions; a required step gets a new week. @param {import("pg").Client} client @param {string} email */
export async function clearSecondFactor(client, email) {
	await client.query("BEGIN")
	try {
		const { rows } = await client.query(
			`UPDATE users SET second_factor_at = NULL,
				second_factor_due_at = CASE WHEN second_factor_due_at IS NOT NULL THEN now() + interval '7 days' END
			WHERE email = $1 AND second_factor_at IS NOT NULL RETURNING id, tenant_id`,
			[email.trim().toLowerCase()],
		)
		if (rows.length === 0) throw new StartError(`there is no account ${email} with two-step sign-in.`)
		const [{ id, tenant_id }] = rows
		for (const table of ["second_factors", "passkeys", "login_challenges", "sessions"]) {
			await client.query(`DELETE FROM ${table} WHERE user_id = $1`, [id])
		}
		await client.query(
			`INSERT INTO audit_entries (tenant_id, actor_email, action, target_id, before, ip_address)
			VALUES ($1, 'operator', 'user.second_factor_removed', $2, $3, 'this host')`,
			[tenant_id, id, JSON.stringify({ email })],
		)
		await client.query("COMMIT")
	} catch (error) {
		await client.query("ROLLBACK")
		throw error
	}
}
