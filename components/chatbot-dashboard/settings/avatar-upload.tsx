import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { StoredPicture } from "@/components/forms/stored-picture"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import {
	AVATAR_FILE,
	PICTURE_ALT,
	PICTURE_DEFAULT,
	PICTURE_FAILED,
	PICTURE_REMOVE_EFFECT,
	PICTURE_REMOVED,
	PICTURE_SAVED,
} from "../chatbot-texts"

export interface AvatarUploadProps {
	answer: ChatbotSettingsAnswer
	access: SettingsAccess
	served: boolean
	/** Version of the settings when editing began. The server refuses an upload on top of newer settings, like a save. */
	version: string
	onSaved(answer: ChatbotSettingsAnswer): void
}

/** Takes effect at once, without Save. An uploaded picture becomes the avatar. */
export function AvatarUpload({ answer, access, served, version, onSaved }: AvatarUploadProps) {
	const url = answer.chatbot_settings.avatar_image_url
	const query = namedTenant(access)
	return (
		<FileUpload
			thing={AVATAR_FILE}
			rules={UPLOAD_POLICY.avatar}
			failed={PICTURE_FAILED}
			disabled={access.readOnly !== null}
			send={async (file, control) => {
				const form = { updated_at: version }
				const name = "PUT /api/admin/chatbot-settings"
				onSaved(await uploadFile(name, { file, fileField: "avatar", query, form, ...control }))
				toast.success(PICTURE_SAVED)
			}}
			remove={async () => {
				const left = await adminCall("DELETE /api/admin/chatbot-avatar", { query })
				onSaved(left)
				toast.success(left.chatbot_settings.avatar_image_url ? PICTURE_DEFAULT : PICTURE_REMOVED)
			}}
			removeConsequence={PICTURE_REMOVE_EFFECT}
			current={url && <StoredPicture url={url} served={served} alt={PICTURE_ALT} className="size-16 object-cover" />}
		/>
	)
}
