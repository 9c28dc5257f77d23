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
import { thankYouPageWords } from "./settings-words"

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
				<SectionHeader level={3} title={thankYouPageWords.gift} about={thankYouPageWords.giftAbout} />
				<FileUpload
					thing={thankYouPageWords.giftThing}
					rules={UPLOAD_POLICY.gift}
					failed={thankYouPageWords.giftFailed}
					disabled={access.videosReadOnly !== null}
					send={async (file, control) => {
						await uploadFile("POST /api/admin/upload-pdf-gift", { file, form: uploadTenant(access), ...control })
						done(thankYouPageWords.giftSaved)
					}}
					remove={() => remove("pdf-gift", thankYouPageWords.giftRemoved)}
					removeConsequence={thankYouPageWords.giftRemovedMeans}
					current={
						tenant.pdf_gift_url && (
							<a
								href={tenant.pdf_gift_url}
								className="flex h-20 w-16 flex-col items-center justify-center gap-1 rounded-control border border-line bg-surface text-xs text-ink-muted hover:text-ink"
							>
								<FileText aria-hidden size={24} />
								{thankYouPageWords.pdf}
								<span className="sr-only"> {thankYouPageWords.giftDownload}</span>
							</a>
						)
					}
				/>
			</section>
			<section className="flex flex-col gap-3">
				<SectionHeader level={3} title={thankYouPageWords.giftImage} about={thankYouPageWords.giftImageAbout} />
				<FileUpload
					thing={thankYouPageWords.giftImageThing}
					rules={UPLOAD_POLICY.preview}
					failed={thankYouPageWords.giftImageFailed}
					disabled={access.videosReadOnly !== null}
					send={async (file, control) => {
						await uploadFile("POST /api/admin/upload-pdf-preview", { file, form: uploadTenant(access), ...control })
						done(thankYouPageWords.giftImageSaved)
					}}
					remove={() => remove("pdf-preview", thankYouPageWords.giftImageRemoved)}
					removeConsequence={thankYouPageWords.giftImageRemovedMeans}
					current={
						tenant.pdf_preview_image_url && (
							<StoredPicture
								url={tenant.pdf_preview_image_url}
								served={tenant.is_active}
								alt={thankYouPageWords.giftImageAlt}
								className="aspect-3/4 w-16 object-cover"
							/>
						)
					}
				/>
			</section>
		</>
	)
}
