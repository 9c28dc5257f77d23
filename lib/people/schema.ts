import { z } from "zod"
import { emailSchema } from "@/lib/accounts/email-schema"
import { PERSON_EMAIL_REQUIRED } from "./texts"

export const PersonRequest = z.object({ email: emailSchema(PERSON_EMAIL_REQUIRED) })
