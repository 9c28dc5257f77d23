import { z } from "zod"
import { TENANT_ROLES } from "@/lib/accounts/roles"
import { ApiKey } from "../api-keys/answers"

/** One of a tenant's admins. */
export const TenantUser = z.strictObject({
	id: z.uuid(),
	email: z.string(),
	tenant_role: z.enum(TENANT_ROLES),
	/** invited: has not chosen a password yet. */
	status: z.enum(["active", "invited"]),
	created_at: z.iso.datetime(),
	last_signed_in_at: z.iso.datetime().nullable(),
	/** When the link of the last invitation expires. Null once the account is active. */
	invitation_expires_at: z.iso.datetime().nullable(),
	/** A sign-in takes a code besides the password. */
	two_step: z.boolean(),
	/** The API keys that they made or took over, newest first. Those of an owner. */
	api_keys: z.array(ApiKey),
	/** True for the admin who asks. They cannot remove themselves. */
	is_self: z.boolean(),
})
export type TenantUser = z.infer<typeof TenantUser>

export const TenantUsers = z.strictObject({
	users: z.array(TenantUser),
	/** The business requires two-step sign-in of every admin. */
	two_step_required: z.boolean(),
})
export type TenantUsers = z.infer<typeof TenantUsers>

export const TwoStepRequirementAnswer = z.strictObject({ required: z.boolean() })
export type TwoStepRequirementAnswer = z.infer<typeof TwoStepRequirementAnswer>
