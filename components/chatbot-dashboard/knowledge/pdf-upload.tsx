import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import { type SettingsAccess, uploadTenant } from "@/components/forms/settings-access"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { KIND_PDF, PDF_FAILED, PDF_RECEIVED, pdfReading } from "../chatbot-texts"

export interface PdfUploadProps {
	access: SettingsAccess
	onReceived(): void
}

/** Stores a PDF at once. The server reads its text afterwards, and the row in the list shows the outcome. */
export function PdfUpload({ access, onReceived }: PdfUploadProps) {
	return (
		<FileUpload
			thing={KIND_PDF}
			rules={UPLOAD_POLICY.knowledge}
			failed={PDF_FAILED}
			disabled={access.readOnly !== null}
			current={null}
			send={async (file, control) => {
				const { title } = await uploadFile("POST /api/admin/chatbot/knowledge-pdf", {
					file,
					form: { ...uploadTenant(access), title: file.name.replace(/\.pdf$/i, "").slice(0, 300) },
					...control,
				})
				toast.success(PDF_RECEIVED, { description: pdfReading(title) })
				onReceived()
			}}
		/>
	)
}
