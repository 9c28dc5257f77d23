import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { StoredPicture } from "@/components/forms/stored-picture"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { lookWords } from "../chatbot-words"

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
			thing={lookWords.avatarFile}
			rules={UPLOAD_POLICY.avatar}
			failed={lookWords.pictureFailed}
			disabled={access.readOnly !== null}
			send={async (file, control) => {
				const form = { updated_at: version }
				const name = "PUT /api/admin/chatbot-settings"
				onSaved(await uploadFile(name, { file, fileField: "avatar", query, form, ...control }))
				toast.success(lookWords.pictureSaved)
			}}
			remove={async () => {
				const left = await adminCall("DELETE /api/admin/chatbot-avatar", { query })
				onSaved(left)
				toast.success(left.chatbot_settings.avatar_image_url ? lookWords.pictureDefault : lookWords.pictureRemoved)
			}}
			removeConsequence={lookWords.pictureRemoveEffect}
			current={
				url && <StoredPicture url={url} served={served} alt={lookWords.pictureAlt} className="size-16 object-cover" />
			}
		/>
	)
}
