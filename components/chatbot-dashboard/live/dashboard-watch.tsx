import { unstable_rethrow } from "next/navigation"
import { loadWatchedInbox } from "@/lib/chatbot/person/loaders"
import { log } from "@/lib/log"
import { waitingHref } from "../chatbot-tabs"
import { inboxName } from "./inbox-name"
import { InboxWatch } from "./inbox-watch"

export async function DashboardWatch({ tenantSlug }: { tenantSlug: string }) {
	const watched = await watchedInbox(tenantSlug)
	if (!watched) return null
	return <InboxWatch name={inboxName(watched)} liveHref={waitingHref(tenantSlug)} />
}

/** Null if it cannot be read: the page itself must not fail with it. */
async function watchedInbox(tenantSlug: string) {
	try {
		return await loadWatchedInbox(tenantSlug)
	} catch (error) {
		unstable_rethrow(error)
		log.error({ err: error }, "live inbox not watched")
		return null
	}
}
