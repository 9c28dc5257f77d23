import { z } from "zod"
import { consentRefusals } from "./words"

/** findConsent() checks the token's form, so that a malformed one is answered like an unknown one. */
export const ConsentParams = z.object({ token: z.string(consentRefusals.receiptGone) })
