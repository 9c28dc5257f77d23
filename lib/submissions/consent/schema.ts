import { z } from "zod"
import { RECEIPT_GONE } from "./texts"

/** findConsent() checks the token's form, so that a malformed one is answered like an unknown one. */
export const ConsentParams = z.object({ token: z.string(RECEIPT_GONE) })
