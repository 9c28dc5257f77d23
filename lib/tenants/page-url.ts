import { env } from "@/lib/env"

/** Where a tenant's customers give their testimonial. */
export function pageUrl(tenantSlug: string): string {
	return `${env().APP_URL}/${tenantSlug}`
}
