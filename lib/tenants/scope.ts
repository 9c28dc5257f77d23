/**
 * A scope says whose rows a query may touch. Every query on tenant data requires one and puts it into its where-clause,
 * so that another tenant's id is simply not found. Scopes are branded: only mint-scope.ts makes them, and only the
 * route wrapper and the loaders call it, after authenticating the request.
 */
declare const minted: unique symbol

export interface TenantScope {
	readonly [minted]: "tenant"
	readonly kind: "tenant"
	readonly tenantId: string
}

export interface PlatformScope {
	readonly [minted]: "platform"
	readonly kind: "platform"
}

/** One tenant's rows, or everyone's. */
export type AccessScope = TenantScope | PlatformScope

/** For the where-clause of any table with a tenantId column. */
export function withinScope(scope: AccessScope): { tenantId?: string } {
	return scope.kind === "tenant" ? { tenantId: scope.tenantId } : {}
}
