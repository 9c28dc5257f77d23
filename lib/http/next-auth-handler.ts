import NextAuth from "next-auth"
import { authOptions } from "@/lib/accounts/auth-options"
import { AppError } from "@/lib/errors"
import { answerError } from "./answer-error"

/** Forms of next-auth carry a csrf token, an address and a password. */
const BODY_CAP_BYTES = 16 * 1024

type Context = { params: Promise<{ nextauth: string[] }> }

/**
 * next-auth's own pages and calls. They are outside the contract, but not outside its care: next-auth reads a body
 * without a cap, so a large or unmeasured one is refused before it gets there.
 */
export async function nextAuthHandler(request: Request, context: Context): Promise<Response> {
	const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID()
	try {
		const declared = request.headers.get("content-length")
		const unmeasured = request.method === "POST" && (declared === null || !(Number(declared) <= BODY_CAP_BYTES))
		if (unmeasured) throw new AppError("too_large", `The request is larger than ${BODY_CAP_BYTES} bytes.`)
		return await NextAuth(authOptions())(request, context)
	} catch (error) {
		return answerError(error, requestId)
	}
}
