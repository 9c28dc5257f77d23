import { z } from "zod"
import { ADMIN_NOT_FOUND, INVITE_EMAIL_REQUIRED } from "@/lib/accounts/admins/texts"
import { emailSchema } from "@/lib/accounts/email-schema"

export const PlatformInvite = z.object({ email: emailSchema(INVITE_EMAIL_REQUIRED) })
export type PlatformInvite = z.infer<typeof PlatformInvite>

/** A malformed id is answered with 404, like an unknown one. */
export const PlatformAdminParams = z.object({ id: z.uuid(ADMIN_NOT_FOUND) })
