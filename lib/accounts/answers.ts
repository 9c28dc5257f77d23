import { z } from "zod"
import { TENANT_ROLES } from "./roles"

export const Role = z.enum(["platform_admin", "tenant_admin"])
export type Role = z.infer<typeof Role>

export const SignedInUser = z.strictObject({
	id: z.uuid(),
	email: z.string(),
	role: Role,
	/** Null for a platform admin. */
	tenant_role: z.enum(TENANT_ROLES).nullable(),
	tenant_id: z.uuid().nullable(),
	tenant_slug: z.string().nullable(),
	tenant_name: z.string().nullable(),
})
export type SignedInUser = z.infer<typeof SignedInUser>

export const SignedIn = z.strictObject({ access_token: z.string(), user: SignedInUser })
export type SignedIn = z.infer<typeof SignedIn>
