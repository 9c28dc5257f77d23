"use client"

import { useRouter } from "next/navigation"
import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import { adminCall } from "@/lib/client/session"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { LOGO, LOGO_ALT, LOGO_FAILED, LOGO_REMOVED, LOGO_REMOVED_MEANS, LOGO_SAVED } from "./layout-texts"

/** Uploads the platform's logo, which takes effect without Save. */
export function PlatformLogoUpload({ logoUrl }: { logoUrl: string | null }) {
	const router = useRouter()
	return (
		<FileUpload
			thing={LOGO}
			rules={UPLOAD_POLICY.logo}
			failed={LOGO_FAILED}
			send={async (file, control) => {
				await uploadFile("POST /api/admin/platform/upload-logo", { file, form: {}, ...control })
				toast.success(LOGO_SAVED)
				router.refresh()
			}}
			remove={async () => {
				await adminCall("DELETE /api/admin/platform/logo", {})
				toast.success(LOGO_REMOVED)
				router.refresh()
			}}
			removeConsequence={LOGO_REMOVED_MEANS}
			current={
				logoUrl && (
					<img
						src={logoUrl}
						alt={LOGO_ALT}
						className="h-14 w-auto max-w-40 rounded-control border border-line bg-on-stage object-contain p-2"
					/>
				)
			}
		/>
	)
}
