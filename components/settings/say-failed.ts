import { toast } from "sonner"
import { ApiError } from "@/lib/client/api"
import { UNREACHABLE } from "./settings-texts"

/** Why a call failed, in the server's words. */
export function reasonOf(error: unknown): string {
	return (error instanceof ApiError && error.detail) || UNREACHABLE
}

/** Says what did not work, and why. Nothing where the session is over: the page is leaving for the login. */
export function sayFailed(what: string, error: unknown): void {
	if (error instanceof ApiError && error.status === 401) return
	toast.error(what, { description: reasonOf(error) })
}
