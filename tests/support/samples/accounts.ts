import { readSessionToken } from "@/lib/accounts/session-token"
import { db } from "@/lib/db/client"
import { waitForCode } from "../address-change"
import { makeAdmin, makeKey, makeToken, unique } from "../factories"
import { appCode, confirmSessions, givePasskey, giveSecondFactor, newPasskeyOf, startSetup } from "../second-factor"
import { SAMPLE_PASSWORD, type Sample, type SampleTenant } from "./sample"

const inTenant = ({ slug }: SampleTenant) => ({ query: { tenant_slug: slug } })

/** The asker has just shown a second step. */
async function confirmed(_: SampleTenant, askerId: string) {
	await giveSecondFactor(askerId)
	await confirmSessions(askerId)
	return {}
}

export const ACCOUNTS = {
	"POST /api/admin/logout": { valid: async () => ({}), success: 204 },
	"PUT /api/admin/password": {
		valid: async () => ({ body: { current_password: SAMPLE_PASSWORD, new_password: "another password" } }),
		success: 200,
	},
	"POST /api/admin/email": {
		valid: async () => ({ body: { email: `moved-${unique()}@example.com`, current_password: SAMPLE_PASSWORD } }),
		success: 204,
	},
	"POST /api/admin/email/confirm": {
		valid: async (_, askerId) => {
			await waitForCode(askerId, `moved-${unique()}@example.com`, "123456")
			return { body: { code: "123456" } }
		},
		success: 200,
	},
	"GET /api/admin/sessions": { valid: async () => ({}), success: 200 },
	"DELETE /api/admin/sessions": { valid: async () => ({}), success: 204 },
	"DELETE /api/admin/sessions/{id}": {
		valid: async (_, askerId) => ({ params: { id: (await readSessionToken(await makeToken(askerId))) ?? "" } }),
		success: 204,
	},
	"POST /api/admin/second-factor": {
		valid: async () => ({ body: { current_password: SAMPLE_PASSWORD } }),
		success: 200,
	},
	"POST /api/admin/second-factor/turn-on": {
		valid: async (_, askerId) => ({ body: { code: appCode(await startSetup(askerId)) } }),
		success: 200,
	},
	"POST /api/admin/second-factor/recovery-codes": { valid: confirmed, success: 200 },
	"DELETE /api/admin/second-factor": { valid: confirmed, success: 200 },
	"DELETE /api/admin/second-factor/app": {
		valid: async (tenant, askerId) => {
			await givePasskey(askerId)
			return confirmed(tenant, askerId)
		},
		success: 204,
	},
	"POST /api/admin/passkeys/options": {
		valid: async () => ({ body: { current_password: SAMPLE_PASSWORD } }),
		success: 200,
	},
	"POST /api/admin/passkeys": {
		valid: async (_, askerId) => {
			const { id } = await db().session.findFirstOrThrow({ where: { userId: askerId } })
			return { body: { name: "Phone", passkey: newPasskeyOf(id) } }
		},
		success: 200,
	},
	"DELETE /api/admin/passkeys/{id}": {
		valid: async (_, askerId) => {
			const { id } = await givePasskey(askerId)
			await confirmSessions(askerId)
			return { params: { id } }
		},
		success: 200,
	},
	"POST /api/admin/confirm/options": { valid: async () => ({}), success: 200 },
	"GET /api/admin/confirm": { valid: async () => ({}), success: 204 },
	"POST /api/admin/confirm": {
		valid: async (_, askerId) => ({ body: { code: (await giveSecondFactor(askerId)).code() } }),
		success: 204,
	},
	"GET /api/admin/users": { valid: async (tenant) => inTenant(tenant), success: 200 },
	"POST /api/admin/users": {
		valid: async (tenant) => ({ ...inTenant(tenant), body: { email: `invited-${unique()}@example.com` } }),
		success: 200,
	},
	"POST /api/admin/users/{id}/invite-again": {
		valid: async (tenant) => {
			const { user } = await makeAdmin({ tenantId: tenant.id, isInvited: true })
			return { ...inTenant(tenant), params: { id: user.id } }
		},
		success: 200,
		namesRow: true,
	},
	"PATCH /api/admin/users/{id}": {
		valid: async (tenant) => {
			const { user } = await makeAdmin({ tenantId: tenant.id })
			return { ...inTenant(tenant), params: { id: user.id }, body: { tenant_role: "viewer" } }
		},
		success: 200,
		namesRow: true,
	},
	"PUT /api/admin/two-step-requirement": {
		valid: async (tenant) => {
			const { secondFactorRequired } = await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })
			return { ...inTenant(tenant), body: { required: !secondFactorRequired } }
		},
		success: 200,
	},
	"DELETE /api/admin/users/{id}/two-step": {
		valid: async (tenant) => {
			const { user } = await makeAdmin({ tenantId: tenant.id })
			await giveSecondFactor(user.id)
			return { params: { id: user.id } }
		},
		success: 204,
	},
	"GET /api/admin/api-keys": { valid: async (tenant) => inTenant(tenant), success: 200 },
	"POST /api/admin/api-keys": {
		valid: async (tenant) => {
			const body = { name: `Program ${unique()}`, scopes: ["leads:read"], expires_in_days: 30 }
			return { ...inTenant(tenant), body }
		},
		success: 200,
	},
	"DELETE /api/admin/api-keys/{id}": {
		valid: async (tenant) => {
			const { key } = await makeKey({ tenantId: tenant.id })
			return { ...inTenant(tenant), params: { id: key.id } }
		},
		success: 204,
		namesRow: true,
	},
	"DELETE /api/admin/users/{id}": {
		valid: async (tenant) => {
			const { user } = await makeAdmin({ tenantId: tenant.id })
			return { ...inTenant(tenant), params: { id: user.id } }
		},
		success: 204,
		namesRow: true,
	},
} satisfies Record<string, Sample>
