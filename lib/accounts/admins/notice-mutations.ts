import type { Db } from "@/lib/db/client"
import { enqueueAll } from "@/lib/jobs/queue"
import { writeMails } from "@/lib/mail/queue-mail"
import type { Actor } from "../actor"
import { ownerAddresses } from "./queries"
import { type NoticedTenant, type SecurityNews, securityNoticeMail } from "./security-notice-mail"

/** Mails also the admin who made the change: another person may use their session. @param tenantId null for the
 * platform. @param concerned the address of an admin whom it is about, owner or not. */
export async function mailOwners(
	tx: Db,
	tenantId: string | null,
	{ viewer, address }: Actor,
	news: SecurityNews,
	concerned: string[] = [],
): Promise<void> {
	const tenant: NoticedTenant =
		tenantId === null
			? null
			: await tx.tenant.findUnique({ where: { id: tenantId }, select: { slug: true, name: true } })
	const recipients = new Set([...(await ownerAddresses(tx, tenantId)), ...concerned])
	const mails = [...recipients].map((to) => securityNoticeMail(to, tenant, news, `${viewer.email} from ${address}`))
	await enqueueAll(tx, await writeMails(tx, mails))
}
