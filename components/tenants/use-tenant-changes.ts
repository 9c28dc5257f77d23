import { useRouter } from "next/navigation"
import { useRef, useState } from "react"
import { toast } from "sonner"
import { ApiError } from "@/lib/client/api"
import type { ProductAccess, TenantCard } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { tenantWords } from "./tenant-words"

type Change = ProductAccess & { is_active?: boolean }

/** A change shows at once and is undone if the server refuses. Calls run one by one, in the order of the presses. */
export function useTenantChanges(stored: TenantCard) {
	const router = useRouter()
	const [changes, setChanges] = useState<Change>({})
	const [waiting, setWaiting] = useState(0)
	const [seen, setSeen] = useState(stored)
	const queue = useRef<Promise<unknown>>(Promise.resolve())
	if (seen !== stored) {
		setSeen(stored)
		if (waiting === 0) setChanges({})
	}

	async function send(
		change: Change,
		call: () => Promise<unknown>,
		failed: (error: unknown) => string,
	): Promise<boolean> {
		const fields = Object.keys(change) as (keyof Change)[]
		setChanges((current) => ({ ...current, ...change }))
		setWaiting((count) => count + 1)
		const turn = queue.current.then(call)
		queue.current = turn.catch(() => undefined)
		try {
			await turn
			router.refresh()
			return true
		} catch (error) {
			setChanges((current) => {
				const left = { ...current }
				// If the admin pressed again meanwhile, the newer press wins.
				for (const field of fields) if (left[field] === change[field]) delete left[field]
				return left
			})
			if (!(error instanceof ApiError && error.status === 401)) toast.error(failed(error))
			return false
		} finally {
			setWaiting((count) => count - 1)
		}
	}

	const params = { tenant_id: stored.tenant_id }
	return {
		tenant: { ...stored, ...changes },
		setAccess: (access: ProductAccess) =>
			send(
				access,
				() => adminCall("PUT /api/admin/tenant/{tenant_id}/product-access", { params, form: access }),
				tenantWords.accessFailed,
			),
		setActive: (is_active: boolean) =>
			send(
				{ is_active },
				() => adminCall("PATCH /api/admin/tenant/{tenant_id}", { params, body: { is_active } }),
				tenantWords.activeFailed,
			),
	}
}
