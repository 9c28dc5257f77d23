import { deleteEndedConversations } from "@/lib/chatbot/conversations/archive/mutations"
import { countEndedConversations } from "@/lib/chatbot/conversations/archive/queries"
import type { Db } from "@/lib/db/client"
import type { RetentionKind } from "@/lib/db/generated/client"
import { deleteNeverApproved } from "@/lib/submissions/never-approved/mutations"
import { countNeverApproved } from "@/lib/submissions/never-approved/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import { monthsBefore } from "./months-before"

interface RuleKind {
	setting: "testimonial_months" | "conversation_days"
	unit: "month" | "day"
	before(now: Date, keepFor: number): Date
	count(tx: Db, scope: TenantScope, before: Date): Promise<{ count: number; oldest: Date | null }>
	deleteOld(tx: Db, scope: TenantScope, before: Date, atMost: number): Promise<number>
	action: "submissions.deleted" | "conversations.deleted"
}

const DAY_MS = 86_400_000

export const RULE_KINDS: Record<RetentionKind, RuleKind> = {
	testimonials: {
		setting: "testimonial_months",
		unit: "month",
		before: monthsBefore,
		count: countNeverApproved,
		deleteOld: deleteNeverApproved,
		action: "submissions.deleted",
	},
	conversations: {
		setting: "conversation_days",
		unit: "day",
		before: (now, days) => new Date(now.getTime() - days * DAY_MS),
		count: countEndedConversations,
		deleteOld: (tx, { tenantId }, before, atMost) => deleteEndedConversations(tx, tenantId, before, atMost),
		action: "conversations.deleted",
	},
}
export const KINDS = Object.keys(RULE_KINDS) as RetentionKind[]
