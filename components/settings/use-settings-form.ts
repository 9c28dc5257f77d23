import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import type { FormValues } from "@/components/forms/edit-values"
import { useEditForm } from "@/components/forms/use-edit-form"
import { ApiError } from "@/lib/client/api"
import type { Tenant } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { checkSettings, settingsUpdate } from "./check-settings"
import { namedTenant, type SettingsAccess } from "./settings-access"
import type { SectionName } from "./settings-sections"
import { inWords } from "./settings-texts"

export interface SettingsFormOptions<V extends FormValues> {
	section: SectionName
	/** The page's settings. Newer ones replace the settings saved here. */
	tenant: Tenant
	access: SettingsAccess
	/** Picks the section's fields. Define it outside the component. */
	read(tenant: Tenant): V
	secrets?: readonly (keyof V & string)[]
}

/** One section's form. All sections share the one call that saves the settings. `tenant` is the newest known state. */
export function useSettingsForm<V extends FormValues>(options: SettingsFormOptions<V>) {
	const { section, access, read, secrets } = options
	const router = useRouter()
	const [seen, setSeen] = useState(options.tenant)
	const [tenant, setTenant] = useState(options.tenant)
	if (seen !== options.tenant) {
		setSeen(options.tenant)
		setTenant(options.tenant)
	}

	const form = useEditForm<V>({
		draftKey: `settings:${tenant.tenant_id}:${section}`,
		saved: { values: read(tenant), version: tenant.updated_at },
		secrets,
		check: checkSettings,
		async save(changes, version) {
			try {
				const body = { ...settingsUpdate(changes), updated_at: version, ...namedTenant(access) }
				setTenant(await adminCall("PUT /api/admin/tenant-settings", { body }))
			} catch (error) {
				throw worded(error)
			}
			toast.success("Settings saved")
			// The surrounding page shows the name, the log and the activity.
			router.refresh()
		},
		async loadNewer() {
			const newer = await adminCall("GET /api/admin/tenant-settings", { query: namedTenant(access) })
			setTenant(newer)
			return { values: read(newer), version: newer.updated_at }
		},
	})
	return { tenant, form }
}

function worded(error: unknown): unknown {
	if (!(error instanceof ApiError)) return error
	const errors = error.errors.map(({ field, detail }) => ({ field, detail: inWords(field, detail) }))
	return new ApiError(error.status, error.detail, errors, error.retryAfter)
}
