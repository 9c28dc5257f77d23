import { z } from "zod"
import { ADMIN_NOT_FOUND, INVITE_EMAIL_REQUIRED } from "@/lib/accounts/admins/texts"
import { emailSchema } from "@/lib/accounts/email-schema"

export const InviteRequest = z.object({ email: emailSchema(INVITE_EMAIL_REQUIRED) })

/** A malformed id is answered with 404, like an unknown one. */
export const TeamParams = z.object({ id: z.uuid(ADMIN_NOT_FOUND) })
