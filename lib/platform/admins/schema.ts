import { z } from "zod"
import { adminRefusals } from "@/lib/accounts/admins/words"
import { emailSchema } from "@/lib/accounts/email-schema"

export const PlatformInvite = z.object({ email: emailSchema(adminRefusals.inviteEmailRequired) })
export type PlatformInvite = z.infer<typeof PlatformInvite>

export const PlatformAdminParams = z.object({ id: z.uuid(adminRefusals.notFound) })
