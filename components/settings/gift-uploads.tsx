import { FileText } from "lucide-react"
import { useRouter } from "next/navigation"
import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type TenantAccess, uploadTenant } from "@/components/forms/settings-access"
import { StoredPicture } from "@/components/forms/stored-picture"
import type { Tenant } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import {
	GIFT,
	GIFT_ABOUT,
	GIFT_DOWNLOAD,
	GIFT_FAILED,
	GIFT_IMAGE,
	GIFT_IMAGE_ABOUT,
	GIFT_IMAGE_ALT,
	GIFT_IMAGE_FAILED,
	GIFT_IMAGE_REMOVED,
	GIFT_IMAGE_REMOVED_MEANS,
	GIFT_IMAGE_SAVED,
	GIFT_IMAGE_THING,
	GIFT_REMOVED,
	GIFT_REMOVED_MEANS,
	GIFT_SAVED,
	GIFT_THING,
	PDF,
} from "./settings-texts"

/** The gift and its preview picture. Both uploads take effect without Save. */
export function GiftUploads({ tenant, access }: { tenant: Tenant; access: TenantAccess }) {
	const router = useRouter()
	const done = (words: string) => {
		toast.success(words)
		router.refresh()
	}
	const remove = async (asset: "pdf-gift" | "pdf-preview", words: string) => {
		await adminCall("DELETE /api/admin/tenant-asset/{asset}", { params: { asset }, query: namedTenant(access) })
		done(words)
	}
	return (
		<>
			<section className="flex flex-col gap-3">
				<SectionHeader level={3} title={GIFT} about={GIFT_ABOUT} />
				<FileUpload
					thing={GIFT_THING}
					rules={UPLOAD_POLICY.gift}
					failed={GIFT_FAILED}
					disabled={access.videosReadOnly !== null}
					send={async (file, control) => {
						await uploadFile("POST /api/admin/upload-pdf-gift", { file, form: uploadTenant(access), ...control })
						done(GIFT_SAVED)
					}}
					remove={() => remove("pdf-gift", GIFT_REMOVED)}
					removeConsequence={GIFT_REMOVED_MEANS}
					current={
						tenant.pdf_gift_url && (
							<a
								href={tenant.pdf_gift_url}
								className="flex h-20 w-16 flex-col items-center justify-center gap-1 rounded-control border border-line bg-surface text-xs text-ink-muted hover:text-ink"
							>
								<FileText aria-hidden size={24} />
								{PDF}
								<span className="sr-only"> {GIFT_DOWNLOAD}</span>
							</a>
						)
					}
				/>
			</section>
			<section className="flex flex-col gap-3">
				<SectionHeader level={3} title={GIFT_IMAGE} about={GIFT_IMAGE_ABOUT} />
				<FileUpload
					thing={GIFT_IMAGE_THING}
					rules={UPLOAD_POLICY.preview}
					failed={GIFT_IMAGE_FAILED}
					disabled={access.videosReadOnly !== null}
					send={async (file, control) => {
						await uploadFile("POST /api/admin/upload-pdf-preview", { file, form: uploadTenant(access), ...control })
						done(GIFT_IMAGE_SAVED)
					}}
					remove={() => remove("pdf-preview", GIFT_IMAGE_REMOVED)}
					removeConsequence={GIFT_IMAGE_REMOVED_MEANS}
					current={
						tenant.pdf_preview_image_url && (
							<StoredPicture
								url={tenant.pdf_preview_image_url}
								served={tenant.is_active}
								alt={GIFT_IMAGE_ALT}
								className="aspect-3/4 w-16 object-cover"
							/>
						)
					}
				/>
			</section>
		</>
	)
}
