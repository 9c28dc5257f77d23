import type { CSSProperties } from "react"
import type { CarouselImage } from "@/lib/client/contract"
import styles from "./carousel.module.css"
import * as homeWords from "./home-words"

/** Three copies, so that the loop shows no end on any screen. */
const COPIES = ["first", "second", "third"] as const

/** One round takes `roundSeconds`. Visitors who prefer reduced motion can scroll it instead. It needs no script. */
export function Carousel({ images, roundSeconds }: { images: CarouselImage[]; roundSeconds: number }) {
	return (
		<div className={styles.carousel} style={{ "--round": `${roundSeconds}s` } as CSSProperties}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus, the keyboard can stop and scroll it. */}
			<section className={styles.window} tabIndex={0} aria-label={homeWords.carousel}>
				<div className={styles.band}>
					{COPIES.map((copy) => (
						<ul key={copy} className={styles.images} aria-hidden={copy === "first" ? undefined : true}>
							{images.map((image) => (
								<li key={image.id}>
									<figure className={styles.figure}>
										<img src={image.image_url} alt={image.caption} className={styles.image} />
										<figcaption aria-hidden="true">{image.caption}</figcaption>
									</figure>
								</li>
							))}
						</ul>
					))}
				</div>
			</section>
			<label className={styles.pause}>
				<input type="checkbox" className={styles.pauseBox} />
				{homeWords.pause}
			</label>
		</div>
	)
}
