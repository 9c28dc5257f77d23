import type { TenantRole } from "@/lib/accounts/roles"
import { assertConfirmed } from "@/lib/accounts/second-factor/policy"
import type { Viewer } from "@/lib/accounts/viewer"
import type { AsksAgain, Auth, Product } from "@/lib/calls"
import { chooseLanguage } from "@/lib/languages/choose-language"
import { openSession } from "@/lib/quizzes/sessions/open-session"
import type { TakenSession } from "@/lib/quizzes/taken-session"
import type { KeyScope } from "@/lib/tenants/api-keys/key-scopes"
import { admitKey } from "@/lib/tenants/api-keys/mutations"
import { assertScope, viewerOfKey } from "@/lib/tenants/api-keys/policy"
import {
	assertRole,
	assertWritable,
	type NamedTenant,
	resolveScope,
	resolveVisit,
	type ScopeByAuth,
	type Visit,
} from "@/lib/tenants/resolve-scope"
import { apiKeyOf, authenticate, bearerOf } from "./authenticate"
import { clientInfo } from "./client-info"

type ForAdmins = { [A in keyof ScopeByAuth]: { viewer: Viewer; scope: ScopeByAuth[A] } }

interface Visited extends Visit {
	/** The page's, which it sends as `Accept-Language`. Null where the business offers none. */
	language: string | null
}

export interface AccessByAuth extends ForAdmins {
	public: { viewer?: undefined }
	visitor: Visited
	quiz_session: Visited & { session: TakenSession }
	session: { viewer: Viewer }
}

interface Asked {
	request: Request
	params: { tenantSlug?: unknown; quizId?: unknown; id?: unknown }
	product: Product | null
	isWrite: boolean
	asksAgain: AsksAgain
	/** The least role in the tenant, from the contract's row. */
	role: TenantRole
	/** What an API key needs; null closes the call to keys. */
	keyScope: KeyScope | null
}

/** The first step needs no body; the second learns which tenant the query or the body names. */
type Admission<A extends Auth> = (asked: Asked) => Promise<(named: NamedTenant) => Promise<AccessByAuth[A]>>

async function signedIn({ request, keyScope }: Asked): Promise<Viewer> {
	const text = apiKeyOf(request.headers)
	if (text !== null) {
		const key = await admitKey(text, clientInfo(request.headers))
		assertScope(key, keyScope)
		return viewerOfKey(key)
	}
	return authenticate(request.headers)
}

/** Comes after what the viewer may do at all, so that no one proves something in vain. */
function assertProven({ request, asksAgain }: Asked, viewer: Viewer): void {
	// The maker of a key has shown the second step for it.
	if (apiKeyOf(request.headers) !== null) return
	if (asksAgain === true) assertConfirmed(viewer)
	// An account without a second step sets one up here.
	if (asksAgain === "second_step" && viewer.secondFactorAt) assertConfirmed(viewer)
}

async function writer(asked: Asked): Promise<Viewer> {
	const viewer = await signedIn(asked)
	assertRole(viewer, asked.role)
	if (asked.isWrite) assertWritable(viewer, asked.product)
	assertProven(asked, viewer)
	return viewer
}

async function visitOf({ request, params, product, isWrite }: Asked): Promise<Visited> {
	const visit = await resolveVisit(params.tenantSlug, product, isWrite)
	const { tenant } = visit
	const accepted = request.headers.get("accept-language") ?? undefined
	return { ...visit, language: tenant.languages.length > 0 ? chooseLanguage(tenant, null, accepted) : null }
}

export const ADMISSIONS: { readonly [A in Auth]: Admission<A> } = {
	async public() {
		return async () => ({})
	},
	async visitor(asked) {
		const visit = await visitOf(asked)
		return async () => visit
	},
	async quiz_session(asked) {
		const visit = await visitOf(asked)
		const session = await openSession(visit.scope, asked.params, bearerOf(asked.request.headers))
		return async () => ({ ...visit, session })
	},
	// These calls are about the account itself, so no tenant's state blocks them.
	async session(asked) {
		const viewer = await signedIn(asked)
		assertProven(asked, viewer)
		return async () => ({ viewer })
	},
	async tenant(asked) {
		const viewer = await writer(asked)
		return async (named) => ({ viewer, scope: await resolveScope(viewer, "tenant", named) })
	},
	async scoped(asked) {
		const viewer = await writer(asked)
		return async (named) => ({ viewer, scope: await resolveScope(viewer, "scoped", named) })
	},
	// The role is checked before the body is parsed.
	async platform(asked) {
		const viewer = await signedIn(asked)
		const scope = await resolveScope(viewer, "platform", {})
		if (asked.isWrite) assertWritable(viewer, asked.product)
		assertProven(asked, viewer)
		return async () => ({ viewer, scope })
	},
}
