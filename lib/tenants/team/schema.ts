import { z } from "zod"
import { adminRefusals } from "@/lib/accounts/admins/words"
import { emailSchema } from "@/lib/accounts/email-schema"
import { LEAST_ROLE, TENANT_ROLES } from "@/lib/accounts/roles"
import { KEYS_MAX } from "../api-keys/limits"
import { apiKeyRefusals } from "../api-keys/words"

const tenant_role = z.enum(TENANT_ROLES, adminRefusals.roleInvalid)

/** A page from before there were roles sends none and gets the least one, which an owner can raise. */
export const InviteRequest = z.object({
	email: emailSchema(adminRefusals.inviteEmailRequired),
	tenant_role: tenant_role.default(LEAST_ROLE),
})
export type InviteRequest = z.infer<typeof InviteRequest>

const keyId = z.uuid(apiKeyRefusals.notFound)

/** The keys of a former owner end, except those that the caller takes over. */
export const RoleChange = z.object({
	tenant_role,
	take_over_keys: z.array(keyId, "take_over_keys must be a list").max(KEYS_MAX).default([]),
})
export type RoleChange = z.infer<typeof RoleChange>

/** The ids of a removed admin's keys that the caller takes over, separated by commas. */
export const Removal = z.object({
	take_over_keys: z
		.string()
		.default("")
		.transform((ids) => ids.split(",").filter(Boolean))
		.pipe(z.array(keyId).max(KEYS_MAX)),
})

export const TeamParams = z.object({ id: z.uuid(adminRefusals.notFound) })
