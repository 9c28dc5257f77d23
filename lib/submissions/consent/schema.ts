import { z } from "zod"
import { RECEIPT_GONE } from "./texts"

/** Of what form a token is, findConsent() knows: a malformed one answers as an unknown one does. */
export const ConsentParams = z.object({ token: z.string(RECEIPT_GONE) })
