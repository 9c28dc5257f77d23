import { useRouter } from "next/navigation"
import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import type { Tenant } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { namedTenant, type SettingsAccess, uploadTenant } from "./settings-access"
import { LOGO_UPLOAD_FAILED } from "./settings-texts"
import { StoredPicture } from "./stored-picture"

/** Takes effect at once, without Save, since Cancel could not undo an upload. */
export function LogoUpload({ tenant, access }: { tenant: Tenant; access: SettingsAccess }) {
	const router = useRouter()
	return (
		<FileUpload
			thing="logo"
			rules={UPLOAD_POLICY.logo}
			failed={LOGO_UPLOAD_FAILED}
			disabled={access.readOnly !== null}
			send={async (file, control) => {
				await uploadFile("POST /api/admin/upload-logo", { file, form: uploadTenant(access), ...control })
				toast.success("Logo saved")
				router.refresh()
			}}
			remove={async () => {
				const query = namedTenant(access)
				await adminCall("DELETE /api/admin/tenant-asset/{asset}", { params: { asset: "logo" }, query })
				toast.success("Logo removed")
				router.refresh()
			}}
			removeConsequence="Your public pages show the name of your business instead."
			current={
				tenant.logo_url && (
					<StoredPicture
						url={tenant.logo_url}
						served={tenant.is_active}
						alt="Your logo"
						className="h-14 w-auto max-w-40 bg-on-stage object-contain p-2"
					/>
				)
			}
		/>
	)
}
