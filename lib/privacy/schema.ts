import { z } from "zod"
import { emailSchema } from "@/lib/accounts/email-schema"

const PERSON_EMAIL_REQUIRED = "Please enter an email address"

export const PersonRequest = z.object({ email: emailSchema(PERSON_EMAIL_REQUIRED) })
