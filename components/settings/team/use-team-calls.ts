import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { toastError } from "@/components/forms/toast-error"
import { reasonOf } from "@/lib/client/reason-of"
import { teamWords } from "../settings-words"

interface Member {
	id: string
	email: string
}

/** The calls of a list of admins, a business's or the platform's: one at a time, each with its toast and a fresh list. */
export function useTeamCalls() {
	const router = useRouter()
	const [busy, setBusy] = useState<string | null>(null)

	/** @returns the reason why it was refused, for the form; null once the invitation is sent. */
	async function invite(email: string, send: () => Promise<unknown>): Promise<string | null> {
		try {
			await send()
		} catch (error) {
			return reasonOf(error)
		}
		toast.success(teamWords.invitationSent, { description: email })
		router.refresh()
		return null
	}

	async function act(member: Member, failed: string, done: string, send: () => Promise<unknown>): Promise<void> {
		setBusy(member.id)
		try {
			await send()
			toast.success(done, { description: member.email })
		} catch (error) {
			toastError(failed, error)
		} finally {
			setBusy(null)
			router.refresh()
		}
	}

	return { busy, invite, act }
}
