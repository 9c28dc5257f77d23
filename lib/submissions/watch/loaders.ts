import { notFound as noSuchPage } from "next/navigation"
import { cache } from "react"
import type { SignedInUser } from "@/lib/accounts/answers"
import { isUuid } from "@/lib/db/is-uuid"
import { AppError } from "@/lib/errors"
import type { Tenant } from "@/lib/tenants/answers"
import { loadAdmin } from "@/lib/tenants/loaders"
import { presentTenant } from "@/lib/tenants/present"
import { findTenant } from "@/lib/tenants/queries"
import type { Submission } from "../answers"
import type { Captions } from "../captions/answers"
import { presentCaptions } from "../captions/present"
import { findCaptions } from "../captions/queries"
import { withdrawalLink } from "../consent/withdrawal-link"
import { canUse } from "../policy"
import { presentSubmission } from "../present"
import { findNeighbors, findSubmission, type Neighbor } from "../queries"
import { SubmissionFilter } from "../schema"
import type { Tag } from "../tags/answers"
import { presentTags } from "../tags/present"
import { listTags } from "../tags/queries"

export interface WatchedTestimonial {
	viewer: SignedInUser
	tenant: Tenant
	submission: Submission
	frame: { width: number; height: number } | null
	captions: Captions | null
	tags: Tag[]
	/** For the customer of an imported testimonial. Null for any other, whose customer has a mail. */
	withdrawalLink: string | null
	previous: Neighbor | null
	next: Neighbor | null
}

/** A page has to load a testimonial twice, for its title and for its content. */
const loadTestimonial = cache(async (tenantSlug: string, submissionId: string) => {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
	if (!isUuid(submissionId)) noSuchPage()
	try {
		const row = await findSubmission(scope, submissionId)
		return { viewer, scope, row }
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") noSuchPage()
		throw error
	}
})

export async function loadWatchedName(tenantSlug: string, submissionId: string): Promise<string> {
	return (await loadTestimonial(tenantSlug, submissionId)).row.name
}

/** Redirects like loadAdmin(). `list` is a filter as in the address; `ofAll` counts for platform admins only. */
export async function loadWatched(
	tenantSlug: string,
	submissionId: string,
	list: { status?: string; kind?: string; q?: string; tag?: string; pinned?: string; ofAll: boolean },
): Promise<WatchedTestimonial> {
	const { viewer, scope, row } = await loadTestimonial(tenantSlug, submissionId)
	const filter = SubmissionFilter.safeParse(list)
	const listed = list.ofAll && viewer.role === "platform_admin" ? (await loadAdmin("platform", null)).scope : scope
	const [tenant, captioned, tags, neighbors] = await Promise.all([
		findTenant(scope),
		findCaptions(scope, submissionId),
		listTags(scope),
		findNeighbors(listed, row, filter.success ? filter.data : {}),
	])
	return {
		viewer,
		tenant: presentTenant(tenant),
		submission: presentSubmission(row),
		frame: row.width && row.height ? { width: row.width, height: row.height } : null,
		captions: presentCaptions(captioned),
		tags: presentTags(tags),
		withdrawalLink: row.importedAt && canUse(row) ? withdrawalLink(row.id) : null,
		...neighbors,
	}
}
