import { saveAddress } from "@/lib/client/save-file"
import { adminCall } from "@/lib/client/session"

/** Downloads the video through the browser. @throws ApiError if the server gives no address. */
export async function downloadVideo(id: string, query: { original?: "1" } = {}): Promise<void> {
	const { download_url, filename } = await adminCall("GET /api/admin/submission/{id}/download", {
		params: { id },
		query,
	})
	saveAddress(download_url, filename)
}
