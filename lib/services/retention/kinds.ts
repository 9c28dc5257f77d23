import { deleteOldEntries } from "@/lib/audit/mutations"
import { deleteOldConversations } from "@/lib/chatbot/conversations/archive/mutations"
import { deleteOldLeads } from "@/lib/chatbot/leads/archive/mutations"
import { deleteOldUsage } from "@/lib/chatbot/usage/mutations"
import type { Env } from "@/lib/env"
import { deleteOldMails } from "@/lib/mail/mutations"

type Setting = Extract<keyof Env, `KEEP_${string}_DAYS`>

export interface GrowingKind {
	name: string
	setting: Setting
	/** The first has the age; the others' rows go with its rows. */
	tables: readonly [string, ...string[]]
	age: string
	/** The column before the age in that table's index, and a query for all its values. */
	within?: { column: string; values: string }
	/** @returns how many; fewer than asked for if none is left. */
	deleteOld: (before: Date, atMost: number) => Promise<number>
}

const EACH_BUSINESS = { column: "tenant_id", values: "SELECT id FROM tenants" }

export const GROWING: readonly GrowingKind[] = [
	{
		name: "conversations",
		setting: "KEEP_CONVERSATIONS_DAYS",
		tables: ["chat_conversations", "chat_messages"],
		age: "last_message_at",
		within: EACH_BUSINESS,
		deleteOld: deleteOldConversations,
	},
	{
		name: "leads",
		setting: "KEEP_LEADS_DAYS",
		tables: ["leads"],
		age: "created_at",
		within: EACH_BUSINESS,
		deleteOld: deleteOldLeads,
	},
	{
		name: "activity",
		setting: "KEEP_ACTIVITY_DAYS",
		tables: ["audit_entries"],
		age: "created_at",
		deleteOld: deleteOldEntries,
	},
	{
		name: "mail log",
		setting: "KEEP_MAIL_LOG_DAYS",
		tables: ["mail_deliveries"],
		age: "created_at",
		within: { column: "status", values: 'SELECT unnest(enum_range(NULL::"MailStatus"))' },
		deleteOld: deleteOldMails,
	},
	{
		name: "token usage",
		setting: "KEEP_TOKEN_USAGE_DAYS",
		tables: ["chat_token_usage"],
		age: "day",
		within: EACH_BUSINESS,
		deleteOld: deleteOldUsage,
	},
]
