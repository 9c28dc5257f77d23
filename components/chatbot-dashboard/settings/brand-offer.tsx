import { formWords } from "@/components/forms/form-words"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { toastSaved } from "@/components/forms/toast-saved"
import { useBusy } from "@/components/forms/use-busy"
import { Button } from "@/components/ui/button"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { lookWords } from "../chatbot-words"

export interface BrandOfferProps {
	color: string
	access: SettingsAccess
	version: string
	onSaved(newer: ChatbotSettingsAnswer): void
}

export function BrandOffer({ color, access, version, onSaved }: BrandOfferProps) {
	const { busy, run } = useBusy<"take">()
	async function take() {
		const form = { primary_color: "brand", updated_at: version }
		onSaved(await adminCall("PUT /api/admin/chatbot-settings", { query: namedTenant(access), form }))
		toastSaved(formWords.settingsSaved)
	}
	return (
		<Button
			size="sm"
			busy={busy !== null}
			onClick={() => void run("take", take, (error) => toastError(formWords.saveFailed, error))}
		>
			<span
				aria-hidden="true"
				className="size-3.5 rounded-full border border-line forced-color-adjust-none"
				style={{ background: color }}
			/>
			{lookWords.takeBrand(color)}
		</Button>
	)
}
