import type { NextAuthOptions } from "next-auth"
import CredentialsProvider from "next-auth/providers/credentials"
import { env } from "@/lib/env"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { deleteSession } from "./mutations"
import { LoginRequest, SESSION_SECONDS } from "./schema"
import { signIn } from "./sign-in"
import * as signInWords from "./words"

async function authorize(
	credentials: unknown,
	headers: Record<string, string | undefined>,
	onSignIn: (deviceCookie: string) => void,
) {
	const given = LoginRequest.safeParse(credentials)
	if (!given.success) throw new AppError("invalid", signInWords.loginFieldsRequired)
	const signedIn = await signIn({
		...given.data,
		address: headers["x-forwarded-for"]?.split(",").at(-1)?.trim() || "unknown",
		userAgent: (headers["user-agent"] ?? "").slice(0, 512),
		cookies: headers.cookie ?? null,
	})
	onSignIn(signedIn.deviceCookie)
	return { id: signedIn.user.id, email: signedIn.user.email, sid: signedIn.sessionId }
}

/** next-auth puts the thrown message into a URL that the visitor sees. */
function asPublicError(error: unknown): never {
	if (error instanceof AppError) throw new Error(error.message)
	log.error({ err: error }, "sign-in failed")
	throw new Error("Unavailable")
}

/** As percent-encoded ASCII for a Location header. Another origin or an invalid URL becomes the home page. */
function ownAddress(url: string, baseUrl: string): string {
	const address = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : undefined
	return address?.origin === new URL(baseUrl).origin ? address.href : baseUrl
}

/** Per request: a build has no secret. @param onSignIn receives the device cookie's Set-Cookie value. */
export function authOptions(onSignIn: (deviceCookie: string) => void): NextAuthOptions {
	return {
		secret: env().NEXTAUTH_SECRET,
		// The outer bound: the session row's own expiry decides.
		session: { strategy: "jwt", maxAge: SESSION_SECONDS.tenant_admin },
		pages: { signIn: "/admin/platform", error: "/admin/platform" },
		providers: [
			CredentialsProvider({
				credentials: { email: { label: "Email", type: "email" }, password: { label: "Password", type: "password" } },
				authorize: (credentials, request) =>
					authorize(credentials, request.headers ?? {}, onSignIn).catch(asPublicError),
			}),
		],
		callbacks: {
			jwt({ token, user }) {
				const sid = (user as { sid?: unknown } | undefined)?.sid
				return typeof sid === "string" ? { sid } : { sid: token.sid }
			},
			redirect({ url, baseUrl }) {
				return ownAddress(url, baseUrl)
			},
			session({ session }) {
				return { expires: session.expires }
			},
		},
		events: {
			async signOut({ token }) {
				if (typeof token?.sid === "string") await deleteSession(token.sid)
			},
		},
	}
}
