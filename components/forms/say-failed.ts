import { toast } from "sonner"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"

/** Says what did not work, and why. Nothing where the session is over: the page is leaving for the login. */
export function sayFailed(what: string, error: unknown): void {
	if (error instanceof ApiError && error.status === 401) return
	toast.error(what, { description: reasonOf(error) })
}
