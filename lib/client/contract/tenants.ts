import type { z } from "zod"
import type { TwoStepRequirement } from "@/lib/accounts/second-factor/schema"
import type { AuditLog } from "@/lib/audit/answers"
import type { Paging } from "@/lib/db/paging"
import type { MailDeliveries, MailDelivery } from "@/lib/mail/answers"
import type { ErasureReceipt, ErasureReceipts, PersonCounts } from "@/lib/privacy/answers"
import type { PersonRequest } from "@/lib/privacy/schema"
import type { Retention, RetentionPreview } from "@/lib/services/retention/rules/answers"
import type { RetentionPreviewQuery, RetentionUpdate } from "@/lib/services/retention/rules/schema"
import type { SlugAvailability, Tenant, TenantCreated, TenantList } from "@/lib/tenants/answers"
import type { ApiKeyCreated, ApiKeys } from "@/lib/tenants/api-keys/answers"
import type { NewApiKey } from "@/lib/tenants/api-keys/schema"
import type { TenantGift, TenantGiftPreview, TenantLogo } from "@/lib/tenants/assets/answers"
import type { TestMailResult } from "@/lib/tenants/mail/answers"
import type { CreateTenantRequest, ProductAccess, SlugQuery, TenantActivity, TenantsQuery } from "@/lib/tenants/schema"
import type { TenantSettingsUpdate } from "@/lib/tenants/settings/schema"
import type { TenantUser, TenantUsers, TwoStepRequirementAnswer } from "@/lib/tenants/team/answers"
import type { InviteRequest, Removal, RoleChange } from "@/lib/tenants/team/schema"
import type {
	WebhookAnswer,
	WebhookDeliveries,
	WebhookDeliveryAnswer,
	WebhookSecret,
	Webhooks,
} from "@/lib/tenants/webhooks/answers"
import type { NewWebhook, WebhookDeliveriesQuery, WebhookTest, WebhookUpdate } from "@/lib/tenants/webhooks/schema"
import { type NamedTenant, platform, scoped, type Types, tenant, UPLOAD } from "./row"

/** Of every call about webhooks. */
const WEBHOOKS = { role: "editor", keyScope: "webhooks:write", product: null } as const

/** Businesses: their settings, their team, their log, and the people whose data they hold. */
export const tenantsContract = {
	// Tenants
	"GET /api/admin/tenants": platform<{ query: Partial<TenantsQuery>; answer: TenantList }>({
		effect: "read",
		statuses: [200, 422],
	}),
	"GET /api/admin/slug-availability": platform<{ query: z.input<typeof SlugQuery>; answer: SlugAvailability }>({
		effect: "read",
		statuses: [200],
	}),
	"POST /api/admin/create-tenant": platform<{ body: CreateTenantRequest; answer: TenantCreated }>({
		effect: "access",
		asksAgain: false,
		statuses: [200, 400, 409, 422],
	}),
	"PATCH /api/admin/tenant/{tenant_id}": platform<{ body: TenantActivity; answer: Tenant }>({
		effect: "edit",
		statuses: [200, 400, 404, 422],
	}),
	"PUT /api/admin/tenant/{tenant_id}/product-access": platform<{ form: ProductAccess; answer: Tenant }>({
		effect: "edit",
		statuses: [200, 400, 404, 422],
	}),

	// A tenant's settings
	"GET /api/admin/tenant-settings": tenant<{ query: NamedTenant; answer: Tenant }>({
		effect: "read",
		role: "viewer",
		keyScope: "settings:read",
		product: null,
		statuses: [200, 400],
	}),
	"PUT /api/admin/tenant-settings": tenant<{ query: NamedTenant; body: TenantSettingsUpdate; answer: Tenant }>({
		effect: "access",
		asksAgain: "partly",
		role: "editor",
		keyScope: "settings:write",
		product: null,
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/upload-logo": tenant<{ form: NamedTenant; file: "file"; answer: TenantLogo }>({
		effect: "edit",
		role: "editor",
		keyScope: "settings:write",
		product: null,
		statuses: UPLOAD,
	}),
	"POST /api/admin/upload-pdf-gift": tenant<{ form: NamedTenant; file: "file"; answer: TenantGift }>({
		effect: "edit",
		role: "editor",
		keyScope: "settings:write",
		product: "video_testimonials",
		statuses: UPLOAD,
	}),
	"POST /api/admin/upload-pdf-preview": tenant<{ form: NamedTenant; file: "file"; answer: TenantGiftPreview }>({
		effect: "edit",
		role: "editor",
		keyScope: "settings:write",
		product: "video_testimonials",
		statuses: UPLOAD,
	}),
	"DELETE /api/admin/tenant-asset/{asset}": tenant<{ query: NamedTenant }>({
		effect: "removal",
		asksAgain: false,
		role: "editor",
		keyScope: "settings:write",
		product: null,
		statuses: [204, 404],
	}),
	"POST /api/admin/test-email": tenant<{ query: NamedTenant; answer: TestMailResult }>({
		effect: "edit",
		role: "editor",
		product: null,
		statuses: [200, 400, 422, 502, 504],
	}),
	"GET /api/admin/mail-deliveries": tenant<{ query: NamedTenant & Partial<Paging>; answer: MailDeliveries }>({
		effect: "read",
		role: "viewer",
		product: null,
		statuses: [200, 422],
	}),
	"POST /api/admin/mail-delivery/{id}/send-again": tenant<{ query: NamedTenant; answer: MailDelivery }>({
		effect: "edit",
		role: "editor",
		product: null,
		statuses: [200, 404, 409],
	}),
	"GET /api/admin/users": tenant<{ query: NamedTenant; answer: TenantUsers }>({
		effect: "read",
		product: null,
		statuses: [200],
	}),
	"POST /api/admin/users": tenant<{ query: NamedTenant; body: z.input<typeof InviteRequest>; answer: TenantUser }>({
		effect: "access",
		asksAgain: true,
		product: null,
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/users/{id}/invite-again": tenant<{ query: NamedTenant; answer: TenantUser }>({
		effect: "access",
		asksAgain: true,
		product: null,
		statuses: [200, 404, 409],
	}),
	"PATCH /api/admin/users/{id}": tenant<{ query: NamedTenant; body: z.input<typeof RoleChange>; answer: TenantUser }>({
		effect: "access",
		asksAgain: true,
		product: null,
		statuses: [200, 400, 404, 409, 422],
	}),
	"DELETE /api/admin/users/{id}": tenant<{ query: NamedTenant & z.input<typeof Removal> }>({
		effect: "access",
		asksAgain: true,
		product: null,
		statuses: [204, 404, 409, 422],
	}),
	// Of every admin of the business, with a grace of seven days.
	"PUT /api/admin/two-step-requirement": tenant<{
		query: NamedTenant
		body: TwoStepRequirement
		answer: TwoStepRequirementAnswer
	}>({ effect: "access", asksAgain: true, product: null, statuses: [200, 400, 422] }),
	// For an admin who has lost their phone and their recovery codes.
	"DELETE /api/admin/users/{id}/two-step": platform<Types>({
		effect: "access",
		asksAgain: true,
		statuses: [204, 404, 409],
	}),

	// Keys for the business's own programs. No key makes or sees keys.
	"GET /api/admin/api-keys": tenant<{ query: NamedTenant; answer: ApiKeys }>({
		effect: "read",
		product: null,
		statuses: [200],
	}),
	"POST /api/admin/api-keys": tenant<{ query: NamedTenant; body: NewApiKey; answer: ApiKeyCreated }>({
		effect: "access",
		asksAgain: true,
		product: null,
		statuses: [200, 400, 409, 422],
	}),
	"DELETE /api/admin/api-keys/{id}": tenant<{ query: NamedTenant }>({
		effect: "access",
		asksAgain: false,
		product: null,
		statuses: [204, 404],
	}),

	// Webhooks: where the business's own programs are told of events. Reading takes an editor as well: the address of
	// many services is all that is needed to write there, and the log holds what people sent.
	"GET /api/admin/webhooks": tenant<{ query: NamedTenant; answer: Webhooks }>({
		effect: "read",
		...WEBHOOKS,
		statuses: [200],
	}),
	"POST /api/admin/webhooks": tenant<{ query: NamedTenant; body: NewWebhook; answer: WebhookSecret }>({
		effect: "access",
		asksAgain: true,
		...WEBHOOKS,
		statuses: [200, 400, 409, 422],
	}),
	"PUT /api/admin/webhooks/{id}": tenant<{ query: NamedTenant; body: WebhookUpdate; answer: WebhookAnswer }>({
		effect: "access",
		asksAgain: true,
		...WEBHOOKS,
		statuses: [200, 400, 404, 422],
	}),
	"DELETE /api/admin/webhooks/{id}": tenant<{ query: NamedTenant }>({
		effect: "access",
		asksAgain: false,
		...WEBHOOKS,
		statuses: [204, 404],
	}),
	"POST /api/admin/webhooks/{id}/rotate-secret": tenant<{ query: NamedTenant; answer: WebhookSecret }>({
		effect: "access",
		asksAgain: true,
		...WEBHOOKS,
		statuses: [200, 404],
	}),
	"POST /api/admin/webhooks/{id}/test": tenant<{
		query: NamedTenant
		body: WebhookTest
		answer: WebhookDeliveryAnswer
	}>({ effect: "access", asksAgain: false, ...WEBHOOKS, statuses: [200, 400, 404, 409, 422] }),
	"GET /api/admin/webhooks/{id}/deliveries": tenant<{
		query: NamedTenant & Partial<WebhookDeliveriesQuery>
		answer: WebhookDeliveries
	}>({ effect: "read", ...WEBHOOKS, statuses: [200, 404, 422] }),
	"POST /api/admin/webhooks/deliveries/{id}/send-again": tenant<{
		query: NamedTenant
		answer: WebhookDeliveryAnswer
	}>({ effect: "access", asksAgain: false, ...WEBHOOKS, statuses: [200, 404, 409] }),

	"GET /api/admin/audit": scoped<{ query: NamedTenant & Partial<Paging>; answer: AuditLog }>({
		effect: "read",
		role: "editor",
		product: null,
		statuses: [200, 422],
	}),

	// One person's data in a tenant. POST, because an address in a query would end up in logs.
	"POST /api/admin/people/find": tenant<{
		query: NamedTenant
		body: z.input<typeof PersonRequest>
		answer: PersonCounts
	}>({ effect: "read", product: null, statuses: [200, 400, 422] }),
	"POST /api/admin/people/export": tenant<{ query: NamedTenant; body: z.input<typeof PersonRequest> }>({
		effect: "export",
		asksAgain: true,
		product: null,
		statuses: [200, 400, 422],
	}),
	"POST /api/admin/people/erase": tenant<{
		query: NamedTenant
		body: z.input<typeof PersonRequest>
		answer: ErasureReceipt
	}>({ effect: "removal", asksAgain: true, product: null, statuses: [200, 400, 422] }),
	"GET /api/admin/people/receipts": tenant<{ query: NamedTenant & Partial<Paging>; answer: ErasureReceipts }>({
		effect: "read",
		product: null,
		statuses: [200, 422],
	}),

	// What a business has deleted by age.
	"GET /api/admin/retention": tenant<{ query: NamedTenant; answer: Retention }>({
		effect: "read",
		product: null,
		statuses: [200],
	}),
	"PUT /api/admin/retention": tenant<{ query: NamedTenant; body: RetentionUpdate; answer: Retention }>({
		effect: "removal",
		asksAgain: true,
		product: null,
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/retention/preview": tenant<{
		query: NamedTenant & z.input<typeof RetentionPreviewQuery>
		answer: RetentionPreview
	}>({ effect: "read", product: null, statuses: [200, 422] }),
} as const
