/** Queries put a scope into their where-clause. Only mint-scope.ts makes one, after the request is authenticated. */
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

export type AccessScope = TenantScope | PlatformScope

export function withinScope(scope: AccessScope): { tenantId?: string } {
	return scope.kind === "tenant" ? { tenantId: scope.tenantId } : {}
}
