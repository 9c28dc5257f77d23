import { toast } from "sonner"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"

/** Shows a toast with what failed and why. Shows none for a 401: the page is already leaving for the login. */
export function toastError(what: string, error: unknown): void {
	if (error instanceof ApiError && error.status === 401) return
	toast.error(what, { description: reasonOf(error) })
}
