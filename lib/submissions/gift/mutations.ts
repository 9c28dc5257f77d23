import { db } from "@/lib/db/client"

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Counts a download by one of the tenant's own submitters; anything else is ignored without a word. */
export async function logGiftDownload(tenantSlug: string, submissionId: unknown): Promise<void> {
	if (typeof submissionId !== "string" || !UUID.test(submissionId)) return
	await db().$executeRaw`
		INSERT INTO gift_downloads (tenant_id, submission_id)
		SELECT s.tenant_id, s.id FROM submissions s JOIN tenants t ON t.id = s.tenant_id
		WHERE s.id = ${submissionId}::uuid AND t.slug = ${tenantSlug} AND t.is_active`
}
