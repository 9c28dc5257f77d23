import { useRouter } from "next/navigation"
import { toast } from "sonner"
import { FileUpload } from "@/components/forms/file-upload"
import { namedTenant, type SettingsAccess, uploadTenant } from "@/components/forms/settings-access"
import { StoredPicture } from "@/components/forms/stored-picture"
import type { Tenant } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { publicPageWords } from "./settings-words"

/** Takes effect without Save, since Cancel could not undo an upload. */
export function LogoUpload({ tenant, access }: { tenant: Tenant; access: SettingsAccess }) {
	const router = useRouter()
	return (
		<FileUpload
			thing={publicPageWords.logoThing}
			rules={UPLOAD_POLICY.logo}
			failed={publicPageWords.logoFailed}
			disabled={access.readOnly !== null}
			send={async (file, control) => {
				await uploadFile("POST /api/admin/upload-logo", { file, form: uploadTenant(access), ...control })
				toast.success(publicPageWords.logoSaved)
				router.refresh()
			}}
			remove={async () => {
				const query = namedTenant(access)
				await adminCall("DELETE /api/admin/tenant-asset/{asset}", { params: { asset: "logo" }, query })
				toast.success(publicPageWords.logoRemoved)
				router.refresh()
			}}
			removeConsequence={publicPageWords.logoRemovedMeans}
			current={
				tenant.logo_url && (
					<StoredPicture
						url={tenant.logo_url}
						served={tenant.is_active}
						alt={publicPageWords.logoAlt}
						className="h-14 w-auto max-w-40 bg-on-stage object-contain p-2"
					/>
				)
			}
		/>
	)
}
