import { saveAddress } from "@/lib/client/save-file"
import { adminCall } from "@/lib/client/session"

/** Downloads the video through the browser. Throws ApiError if the server gives no address. */
export async function downloadVideo(id: string): Promise<void> {
	const { download_url, filename } = await adminCall("GET /api/admin/submission/{id}/download", { params: { id } })
	saveAddress(download_url, filename)
}
