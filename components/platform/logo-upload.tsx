"use client"

import { useRouter } from "next/navigation"
import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import { adminCall } from "@/lib/client/session"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { LOGO_UPLOAD_FAILED } from "./platform-texts"

/** Uploads the platform's logo, which takes effect at once. */
export function PlatformLogoUpload({ logoUrl }: { logoUrl: string | null }) {
	const router = useRouter()
	return (
		<FileUpload
			thing="logo"
			rules={UPLOAD_POLICY.logo}
			failed={LOGO_UPLOAD_FAILED}
			send={async (file, control) => {
				await uploadFile("POST /api/admin/platform/upload-logo", { file, form: {}, ...control })
				toast.success("Logo saved")
				router.refresh()
			}}
			remove={async () => {
				await adminCall("DELETE /api/admin/platform/logo", {})
				toast.success("Logo removed")
				router.refresh()
			}}
			removeConsequence="The top bar, the homepage and the logins show the page title instead."
			current={
				logoUrl && (
					<img
						src={logoUrl}
						alt="The platform's logo"
						className="h-14 w-auto max-w-40 rounded-control border border-line bg-on-stage object-contain p-2"
					/>
				)
			}
		/>
	)
}
