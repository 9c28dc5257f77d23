import { useRouter } from "next/navigation"
import { useState } from "react"
import type { FormValues } from "@/components/forms/edit-values"
import { worded } from "@/components/forms/field-labels"
import { formWords } from "@/components/forms/form-words"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastSaved } from "@/components/forms/toast-saved"
import { useEditForm } from "@/components/forms/use-edit-form"
import type { Tenant } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { checkSettings, settingsUpdate } from "./check-settings"

export interface SettingsFormOptions<V extends FormValues> {
	section: string
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
			toastSaved(formWords.settingsSaved)
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
