import { notFound as noSuchPage } from "next/navigation"
import type { SignedInUser } from "@/lib/accounts/answers"
import { isUuid } from "@/lib/db/is-uuid"
import { AppError } from "@/lib/errors"
import type { Tenant } from "@/lib/tenants/answers"
import { loadAdmin } from "@/lib/tenants/loaders"
import { presentTenant } from "@/lib/tenants/present"
import { findTenant } from "@/lib/tenants/queries"
import type { Submission } from "../answers"
import { presentSubmission } from "../present"
import { findSubmission } from "../queries"
import type { CaptionsAnswer } from "./answers"
import { presentCaptionsAnswer } from "./present"
import { findCaptions } from "./queries"

export interface CaptionsPage {
	viewer: SignedInUser
	tenant: Tenant
	submission: Submission
	answer: CaptionsAnswer
}

export async function loadCaptions(tenantSlug: string, submissionId: string): Promise<CaptionsPage> {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
	if (!isUuid(submissionId)) noSuchPage()
	try {
		const [tenant, submission, captioned] = await Promise.all([
			findTenant(scope),
			findSubmission(scope, submissionId),
			findCaptions(scope, submissionId),
		])
		if (submission.kind === "written") noSuchPage()
		return {
			viewer,
			tenant: presentTenant(tenant),
			submission: presentSubmission(submission),
			answer: presentCaptionsAnswer(captioned),
		}
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") noSuchPage()
		throw error
	}
}
