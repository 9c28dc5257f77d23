import { hash } from "@node-rs/argon2"
import { PASSWORD_PARAMETERS } from "../accounts/password-parameters.mjs"
import { StartError } from "./progress.mjs"
import { randomSecret } from "./state.mjs"

const ADMIN_EMAIL = "admin@example.com"
const DEMO = { slug: "demo", name: "Demo Company", email: "demo@example.com" }

/** As in lib/accounts/email-address.ts. */
const EMAIL_FORM = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
const PASSWORD_LENGTH = { min: 6, max: 128 }

/** @typedef {{ role: "platform admin" | "demo tenant", email: string, password: string, path: string }} FirstLogin */

function platformAdmin() {
	const email = (process.env.PLATFORM_ADMIN_EMAIL || ADMIN_EMAIL).trim().toLowerCase()
	if (!EMAIL_FORM.test(email)) throw new StartError("PLATFORM_ADMIN_EMAIL must be an email address.")
	const chosen = process.env.PLATFORM_ADMIN_PASSWORD || undefined
	if (chosen && (chosen.length < PASSWORD_LENGTH.min || chosen.length > PASSWORD_LENGTH.max)) {
		throw new StartError(
			`PLATFORM_ADMIN_PASSWORD must have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
		)
	}
	return { email, password: chosen ?? randomSecret(12), generated: !chosen }
}

/**
 * @param {import("pg").Client} client
 * @param {{ email: string, password: string, role: "platform_admin" | "tenant_admin", tenantId: string | null }} user
 */
async function insertUser(client, { email, password, role, tenantId }) {
	await client.query(
		`INSERT INTO "users" ("email", "password_hash", "role", "tenant_id", "tenant_role", "updated_at")
		 VALUES ($1, $2, $3, $4, CASE WHEN $4::uuid IS NOT NULL THEN 'owner'::"TenantRole" END, now())`,
		[email, await hash(password, PASSWORD_PARAMETERS), role, tenantId],
	)
}

/** @param {import("pg").Client} client @returns {Promise<FirstLogin>} */
async function insertDemo(client) {
	const password = randomSecret(12)
	const { rows } = await client.query(
		`INSERT INTO "tenants" ("name", "slug", "notify_email", "search_text", "updated_at")
		 VALUES ($1, $2, $3, lower(concat_ws(' ', $1::text, $2::text, $3::text)), now()) RETURNING "id"`,
		[DEMO.name, DEMO.slug, DEMO.email],
	)
	await insertUser(client, { email: DEMO.email, password, role: "tenant_admin", tenantId: rows[0].id })
	return { role: "demo tenant", email: DEMO.email, password, path: `/admin/${DEMO.slug}` }
}

/** Only without a user. The caller holds the lock. @param {import("pg").Client} client
 * @param {{ demo: boolean }} options @returns {Promise<FirstLogin[]>} the accounts whose password was generated here
 * and cannot be read again */
export async function seed(client, { demo }) {
	const { rows } = await client.query(`SELECT 1 FROM "users" LIMIT 1`)
	if (rows.length > 0) return []
	const admin = platformAdmin()
	/** @type {FirstLogin[]} */
	const logins = []
	await client.query("BEGIN")
	try {
		await client.query(`INSERT INTO "platform_config" ("id", "updated_at") VALUES (1, now()) ON CONFLICT DO NOTHING`)
		await insertUser(client, { ...admin, role: "platform_admin", tenantId: null })
		if (admin.generated) logins.push({ role: "platform admin", ...admin, path: "/admin/platform" })
		if (demo) logins.push(await insertDemo(client))
		await client.query("COMMIT")
	} catch (error) {
		await client.query("ROLLBACK").catch(() => {})
		throw error
	}
	return logins
}
