import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import { type SettingsAccess, uploadTenant } from "@/components/forms/settings-access"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { knowledgeWords } from "../chatbot-words"

export interface PdfUploadProps {
	access: SettingsAccess
	onReceived(): void
}

/** Stores a PDF at once. The server reads its text afterwards, and the row in the list shows the outcome. */
export function PdfUpload({ access, onReceived }: PdfUploadProps) {
	return (
		<FileUpload
			thing={knowledgeWords.kindPdf}
			rules={UPLOAD_POLICY.knowledge}
			failed={knowledgeWords.pdfFailed}
			disabled={access.readOnly !== null}
			current={null}
			send={async (file, control) => {
				const { title } = await uploadFile("POST /api/admin/chatbot/knowledge-pdf", {
					file,
					form: { ...uploadTenant(access), title: file.name.replace(/\.pdf$/i, "").slice(0, 300) },
					...control,
				})
				toast.success(knowledgeWords.pdfReceived, { description: knowledgeWords.pdfReading(title) })
				onReceived()
			}}
		/>
	)
}
