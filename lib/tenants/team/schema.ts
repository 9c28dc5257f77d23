import { z } from "zod"
import { ADMIN_NOT_FOUND, INVITE_EMAIL_REQUIRED, ROLE_INVALID } from "@/lib/accounts/admins/texts"
import { emailSchema } from "@/lib/accounts/email-schema"
import { LEAST_ROLE, TENANT_ROLES } from "@/lib/accounts/roles"

const tenant_role = z.enum(TENANT_ROLES, ROLE_INVALID)

/** Without a role, as a page from before there were roles sends it, the least one: an owner can raise it. */
export const InviteRequest = z.object({
	email: emailSchema(INVITE_EMAIL_REQUIRED),
	tenant_role: tenant_role.default(LEAST_ROLE),
})
export type InviteRequest = z.infer<typeof InviteRequest>

export const RoleChange = z.object({ tenant_role })
export type RoleChange = z.infer<typeof RoleChange>

/** A malformed id is answered with 404, like an unknown one. */
export const TeamParams = z.object({ id: z.uuid(ADMIN_NOT_FOUND) })
