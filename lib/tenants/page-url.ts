import { env } from "@/lib/env"

/** The page where a tenant's customers leave their testimonials. */
export function pageUrl(tenantSlug: string): string {
	return `${env().APP_URL}/${tenantSlug}`
}

/** The page of a tenant's approved testimonials. */
export function wallUrl(tenantSlug: string): string {
	return `${env().APP_URL}/wall/${tenantSlug}`
}
