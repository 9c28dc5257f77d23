import { z } from "zod"
import { TwoStepRequirementAnswer } from "@/lib/accounts/second-factor/answers"
import { TwoStepRequirement } from "@/lib/accounts/second-factor/schema"
import { AuditLog } from "@/lib/audit/answers"
import { platform, scoped, tenant } from "@/lib/calls"
import { Paging } from "@/lib/db/paging"
import { MailDeliveries, MailDelivery } from "@/lib/mail/answers"
import { mailRefusals } from "@/lib/mail/words"
import { SlugAvailability, Tenant, TenantCreated, TenantList } from "./answers"
import { ApiKeyCreated, ApiKeys } from "./api-keys/answers"
import { KeyParams, NewApiKey } from "./api-keys/schema"
import { TenantGift, TenantGiftPreview, TenantLogo } from "./assets/answers"
import { TenantAssetParams } from "./assets/schema"
import { TestMailResult } from "./mail/answers"
import { CreateTenant, ProductAccess, SlugQuery, TenantActivity, TenantParams, TenantsQuery } from "./schema"
import { TenantSettings } from "./settings/schema"
import { TenantUser, TenantUsers } from "./team/answers"
import { InviteRequest, Removal, RoleChange, TeamParams } from "./team/schema"
import { TranslationDraft, Translations } from "./translations/answers"
import { DraftTranslations, SaveTranslations, TRANSLATIONS_BYTES_MAX, TranslationParams } from "./translations/schema"
import { WebhookAnswer, WebhookDeliveries, WebhookDeliveryAnswer, WebhookSecret, Webhooks } from "./webhooks/answers"
import {
	NewWebhook,
	WebhookDeliveriesQuery,
	WebhookDeliveryParams,
	WebhookParams,
	WebhookTest,
	WebhookUpdate,
} from "./webhooks/schema"

const READS = { effect: "read", product: null } as const
const ASKED = { effect: "access", asksAgain: true, product: null } as const
const SETTINGS = { role: "editor", keyScope: "settings:write", product: null } as const
const GIFT = { effect: "edit", role: "editor", keyScope: "settings:write", product: "video_testimonials" } as const
const WEBHOOKS = { role: "editor", keyScope: "webhooks:write", product: null } as const

export const tenantCalls = {
	"GET /api/admin/tenants": platform("List businesses", { effect: "read", query: TenantsQuery, answer: TenantList }),
	"GET /api/admin/slug-availability": platform("Ask whether a slug is free", {
		effect: "read",
		query: SlugQuery,
		answer: SlugAvailability,
		statuses: [200],
	}),
	"POST /api/admin/create-tenant": platform("Create a business with its first admin", {
		effect: "access",
		asksAgain: false,
		body: CreateTenant,
		answer: TenantCreated,
		also: [409],
	}),
	"PATCH /api/admin/tenant/{tenant_id}": platform("Activate or deactivate a business", {
		effect: "edit",
		params: TenantParams,
		body: TenantActivity,
		answer: Tenant,
	}),
	"PUT /api/admin/tenant/{tenant_id}/product-access": platform("Turn a business's products on or off", {
		effect: "edit",
		params: TenantParams,
		form: ProductAccess,
		answer: Tenant,
	}),

	"GET /api/admin/tenant-settings": tenant("Get a business's settings", {
		...READS,
		role: "viewer",
		keyScope: "settings:read",
		answer: Tenant,
		also: [400],
	}),
	"PUT /api/admin/tenant-settings": tenant("Change a business's settings", {
		...SETTINGS,
		effect: "access",
		asksAgain: "partly",
		body: TenantSettings,
		answer: Tenant,
		also: [409],
	}),
	"GET /api/admin/translations/{subject}": tenant("Get a business's own texts in other languages", {
		...READS,
		role: "viewer",
		keyScope: "settings:read",
		params: TranslationParams,
		answer: Translations,
	}),
	"PUT /api/admin/translations/{subject}": tenant("Save a business's own texts in a language", {
		effect: "edit",
		role: "editor",
		// Depends on the subject.
		product: null,
		params: TranslationParams,
		body: SaveTranslations,
		cap: TRANSLATIONS_BYTES_MAX,
		answer: Translations,
		also: [409],
	}),
	"POST /api/admin/translations/{subject}/draft": tenant(
		"Draft translations of a business's own texts with the model",
		{
			effect: "read",
			role: "editor",
			product: null,
			params: TranslationParams,
			body: DraftTranslations,
			cap: TRANSLATIONS_BYTES_MAX,
			answer: TranslationDraft,
			also: [502, 504],
		},
	),
	"POST /api/admin/upload-logo": tenant("Upload a business's logo", {
		...SETTINGS,
		effect: "edit",
		upload: "logo",
		answer: TenantLogo,
	}),
	"POST /api/admin/upload-pdf-gift": tenant("Upload the gift", { ...GIFT, upload: "gift", answer: TenantGift }),
	"POST /api/admin/upload-pdf-preview": tenant("Upload the gift's preview image", {
		...GIFT,
		upload: "preview",
		answer: TenantGiftPreview,
	}),
	"DELETE /api/admin/tenant-asset/{asset}": tenant("Remove the logo, the gift, or its preview image", {
		...SETTINGS,
		effect: "removal",
		asksAgain: false,
		params: TenantAssetParams,
	}),
	"POST /api/admin/test-email": tenant("Send a test email", {
		effect: "edit",
		role: "editor",
		product: null,
		answer: TestMailResult,
		also: [400, 422, 502, 504],
	}),
	"GET /api/admin/mail-deliveries": tenant("List sent emails", {
		...READS,
		role: "viewer",
		query: Paging,
		answer: MailDeliveries,
	}),
	"POST /api/admin/mail-delivery/{id}/send-again": tenant("Send an email again", {
		effect: "edit",
		role: "editor",
		product: null,
		params: z.object({ id: z.uuid(mailRefusals.deliveryNotFound) }),
		answer: MailDelivery,
		also: [409],
	}),
	"GET /api/admin/users": tenant("List the team", { ...READS, answer: TenantUsers }),
	"POST /api/admin/users": tenant("Invite an admin", {
		...ASKED,
		body: InviteRequest,
		answer: TenantUser,
		also: [409],
	}),
	"POST /api/admin/users/{id}/invite-again": tenant("Invite an admin again", {
		...ASKED,
		params: TeamParams,
		answer: TenantUser,
		also: [409],
	}),
	"PATCH /api/admin/users/{id}": tenant("Change an admin's role", {
		...ASKED,
		params: TeamParams,
		body: RoleChange,
		answer: TenantUser,
		also: [409],
	}),
	"DELETE /api/admin/users/{id}": tenant("Remove an admin", {
		...ASKED,
		params: TeamParams,
		query: Removal,
		also: [409],
	}),
	// For every admin of the business, with a grace of seven days.
	"PUT /api/admin/two-step-requirement": tenant("Require two-step sign-in of the team", {
		...ASKED,
		body: TwoStepRequirement,
		answer: TwoStepRequirementAnswer,
	}),
	// For an admin who has lost their phone and their recovery codes.
	"DELETE /api/admin/users/{id}/two-step": platform("Reset an admin's two-step sign-in", {
		effect: "access",
		asksAgain: true,
		params: TeamParams,
		also: [409],
	}),

	// Keys for the business's own programs. No key makes or sees keys.
	"GET /api/admin/api-keys": tenant("List API keys", { ...READS, answer: ApiKeys }),
	"POST /api/admin/api-keys": tenant("Create an API key", {
		...ASKED,
		body: NewApiKey,
		answer: ApiKeyCreated,
		also: [409],
	}),
	"DELETE /api/admin/api-keys/{id}": tenant("Revoke an API key", {
		effect: "access",
		asksAgain: false,
		product: null,
		params: KeyParams,
	}),

	// Reading takes an editor too: a service's address may be enough to write there, and the log holds what people sent.
	"GET /api/admin/webhooks": tenant("List webhooks", { ...WEBHOOKS, effect: "read", answer: Webhooks }),
	"POST /api/admin/webhooks": tenant("Add a webhook", {
		...ASKED,
		role: "editor",
		keyScope: "webhooks:write",
		body: NewWebhook,
		answer: WebhookSecret,
		also: [409],
	}),
	"PUT /api/admin/webhooks/{id}": tenant("Change a webhook, or turn it on or off", {
		...ASKED,
		role: "editor",
		keyScope: "webhooks:write",
		params: WebhookParams,
		body: WebhookUpdate,
		answer: WebhookAnswer,
	}),
	"DELETE /api/admin/webhooks/{id}": tenant("Delete a webhook", {
		...WEBHOOKS,
		effect: "access",
		asksAgain: false,
		params: WebhookParams,
	}),
	"POST /api/admin/webhooks/{id}/rotate-secret": tenant("Get a new signing secret", {
		...ASKED,
		role: "editor",
		keyScope: "webhooks:write",
		params: WebhookParams,
		answer: WebhookSecret,
	}),
	"POST /api/admin/webhooks/{id}/test": tenant("Send a test event", {
		...WEBHOOKS,
		effect: "access",
		asksAgain: false,
		params: WebhookParams,
		body: WebhookTest,
		answer: WebhookDeliveryAnswer,
		also: [409],
	}),
	"GET /api/admin/webhooks/{id}/deliveries": tenant("List what was sent to a webhook", {
		...WEBHOOKS,
		effect: "read",
		params: WebhookParams,
		query: WebhookDeliveriesQuery,
		answer: WebhookDeliveries,
	}),
	"POST /api/admin/webhooks/deliveries/{id}/send-again": tenant("Send an event again", {
		...WEBHOOKS,
		effect: "access",
		asksAgain: false,
		params: WebhookDeliveryParams,
		answer: WebhookDeliveryAnswer,
		also: [409],
	}),

	"GET /api/admin/audit": scoped("List what admins and API keys changed", {
		...READS,
		role: "editor",
		query: Paging,
		answer: AuditLog,
	}),
}
