import type { PlatformScope, TenantScope } from "./scope"

/** Only for code that has just established who is asking (lib/http, loaders.ts); an import rule watches over it. */
export function mintTenantScope(tenantId: string): TenantScope {
	return { kind: "tenant", tenantId } as TenantScope
}

export function mintPlatformScope(): PlatformScope {
	return { kind: "platform" } as PlatformScope
}
