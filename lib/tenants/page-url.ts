import { env } from "@/lib/env"

export function pageUrl(tenantSlug: string): string {
	return `${env().APP_URL}/${tenantSlug}`
}

export function wallUrl(tenantSlug: string): string {
	return `${env().APP_URL}/wall/${tenantSlug}`
}
