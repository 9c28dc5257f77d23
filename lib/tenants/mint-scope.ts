import type { PlatformScope, TenantScope } from "./scope"

/** Only for resolve-scope.ts, which has authenticated the request. Lint rejects any other import. */
export function mintTenantScope(tenantId: string): TenantScope {
	return { kind: "tenant", tenantId } as TenantScope
}

export function mintPlatformScope(): PlatformScope {
	return { kind: "platform" } as PlatformScope
}
