import { db } from "@/lib/db/client"
import { isUuid } from "@/lib/db/is-uuid"

export async function logGiftDownload(tenantSlug: string, submissionId: unknown): Promise<void> {
	if (typeof submissionId !== "string" || !isUuid(submissionId)) return
	await db().$executeRaw`
		INSERT INTO gift_downloads (tenant_id, submission_id)
		SELECT s.tenant_id, s.id FROM submissions s JOIN tenants t ON t.id = s.tenant_id
		WHERE s.id = ${submissionId}::uuid AND t.slug = ${tenantSlug} AND t.is_active
		ON CONFLICT (submission_id) DO NOTHING`
}
