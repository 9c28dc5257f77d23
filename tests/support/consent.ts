import { randomUUID } from "node:crypto"
import { storage } from "@/lib/storage/storage"
import { makeConsent, makeTenantWithAdmin } from "./factories"
import { send } from "./send"

export const CONSENTED_BYTES = Buffer.from(Array.from({ length: 50_000 }, (_, at) => at % 251))

/** Makes a testimonial with a poster, approved and shared. `token` is the customer's, `admin` the business's. */
export async function publishedWithConsent(overrides = {}) {
	const { tenant, token: admin } = await makeTenantWithAdmin(overrides)
	const posterKey = `submissions/${tenant.id}/${randomUUID()}/poster.jpg`
	await storage().putBytes(posterKey, CONSENTED_BYTES.subarray(0, 900), "image/jpeg")
	const about = { tenantId: tenant.id, status: "approved", sharedAt: new Date(), bytes: CONSENTED_BYTES } as const
	return { tenant, admin, ...(await makeConsent({ ...about, posterKey })) }
}

/** The calls open to anyone who has the link. */
export const consentCalls = (url: string) => ({
	receiptOf: (token: string) => send(url, "GET /api/consent/{token}", { params: { token } }),
	withdraw: (token: string) => send(url, "POST /api/consent/{token}/withdraw", { params: { token } }),
	get: (at: string, headers: Record<string, string> = {}) =>
		fetch(at.startsWith("http") ? at : url + at, { headers, redirect: "manual" }),
})
