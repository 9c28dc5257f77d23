import type { NextAuthOptions } from "next-auth"
import CredentialsProvider from "next-auth/providers/credentials"
import { env } from "@/lib/env"
import { deleteSession } from "./mutations"
import { SESSION_SECONDS } from "./schema"
import { signIn } from "./sign-in"

/** Made on demand: the secret comes from the environment, which a build does not have. */
export function authOptions(): NextAuthOptions {
	return {
		secret: env().NEXTAUTH_SECRET,
		// The token only names the session row, and the row's own end decides; this is the outer bound.
		session: { strategy: "jwt", maxAge: SESSION_SECONDS.tenant_admin },
		pages: { signIn: "/admin/platform", error: "/admin/platform" },
		providers: [
			CredentialsProvider({
				credentials: { email: { label: "Email", type: "email" }, password: { label: "Password", type: "password" } },
				async authorize(credentials, request) {
					const headers = (request.headers ?? {}) as Record<string, string | undefined>
					const signedIn = await signIn({
						email: String(credentials?.email ?? ""),
						password: String(credentials?.password ?? ""),
						address: headers["x-forwarded-for"] ?? "unknown",
						userAgent: (headers["user-agent"] ?? "").slice(0, 512),
					})
					return { id: signedIn.user.id, email: signedIn.user.email, sid: signedIn.sessionId }
				},
			}),
		],
		callbacks: {
			jwt({ token, user }) {
				const sid = (user as { sid?: unknown } | undefined)?.sid
				return typeof sid === "string" ? { sid } : { sid: token.sid }
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
