import { z } from "zod"
import { TENANT_ROLES } from "@/lib/accounts/roles"
import { ApiKey } from "../api-keys/answers"

export const TenantUser = z.strictObject({
	id: z.uuid(),
	email: z.string(),
	tenant_role: z.enum(TENANT_ROLES),
	status: z.enum(["active", "invited"]),
	created_at: z.iso.datetime(),
	last_signed_in_at: z.iso.datetime().nullable(),
	invitation_expires_at: z.iso.datetime().nullable(),
	two_step: z.boolean(),
	/** Made or taken over by this owner, newest first. */
	api_keys: z.array(ApiKey),
	is_self: z.boolean(),
})
export type TenantUser = z.infer<typeof TenantUser>

export const TenantUsers = z.strictObject({
	users: z.array(TenantUser),
	two_step_required: z.boolean(),
})
export type TenantUsers = z.infer<typeof TenantUsers>
