import { FileText } from "lucide-react"
import { useRouter } from "next/navigation"
import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import type { Tenant } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { SectionHeader } from "./section-header"
import { namedTenant, type TenantAccess, uploadTenant } from "./settings-access"
import { GIFT_UPLOAD_FAILED, PREVIEW_UPLOAD_FAILED } from "./settings-texts"
import { StoredPicture } from "./stored-picture"

/** The gift and its preview picture. Both uploads take effect at once, without Save. */
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
				<SectionHeader level={3} title="Gift" about="A PDF that customers can download once they have submitted." />
				<FileUpload
					thing="PDF gift"
					rules={UPLOAD_POLICY.gift}
					failed={GIFT_UPLOAD_FAILED}
					disabled={access.videosReadOnly !== null}
					send={async (file, control) => {
						await uploadFile("POST /api/admin/upload-pdf-gift", { file, form: uploadTenant(access), ...control })
						done("Gift saved")
					}}
					remove={() => remove("pdf-gift", "Gift removed")}
					removeConsequence="The thank-you page offers no gift then."
					current={
						tenant.pdf_gift_url && (
							<a
								href={tenant.pdf_gift_url}
								className="flex h-20 w-16 flex-col items-center justify-center gap-1 rounded-control border border-line bg-surface text-xs text-ink-muted hover:text-ink"
							>
								<FileText aria-hidden size={24} />
								PDF<span className="sr-only"> gift, download</span>
							</a>
						)
					}
				/>
			</section>
			<section className="flex flex-col gap-3">
				<SectionHeader level={3} title="Gift preview image" about="A picture of its cover, beside the button." />
				<FileUpload
					thing="preview image"
					rules={UPLOAD_POLICY.preview}
					failed={PREVIEW_UPLOAD_FAILED}
					disabled={access.videosReadOnly !== null}
					send={async (file, control) => {
						await uploadFile("POST /api/admin/upload-pdf-preview", { file, form: uploadTenant(access), ...control })
						done("Preview image saved")
					}}
					remove={() => remove("pdf-preview", "Preview image removed")}
					removeConsequence="The thank-you page shows the gift without a picture then."
					current={
						tenant.pdf_preview_image_url && (
							<StoredPicture
								url={tenant.pdf_preview_image_url}
								served={tenant.is_active}
								alt="Preview of the gift"
								className="aspect-3/4 w-16 object-cover"
							/>
						)
					}
				/>
			</section>
		</>
	)
}
