"use client"

import { useRouter } from "next/navigation"
import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import { adminCall } from "@/lib/client/session"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import * as layoutWords from "./layout-words"

export function PlatformLogoUpload({ logoUrl }: { logoUrl: string | null }) {
	const router = useRouter()
	return (
		<FileUpload
			thing={layoutWords.logo}
			rules={UPLOAD_POLICY.logo}
			failed={layoutWords.logoFailed}
			send={async (file, control) => {
				await uploadFile("POST /api/admin/platform/upload-logo", { file, form: {}, ...control })
				toast.success(layoutWords.logoSaved)
				router.refresh()
			}}
			remove={async () => {
				await adminCall("DELETE /api/admin/platform/logo", {})
				toast.success(layoutWords.logoRemoved)
				router.refresh()
			}}
			removeConsequence={layoutWords.logoRemovedMeans}
			current={
				logoUrl && (
					<img
						src={logoUrl}
						alt={layoutWords.logoAlt}
						className="h-14 w-auto max-w-40 rounded-control border border-line bg-on-stage object-contain p-2"
					/>
				)
			}
		/>
	)
}
