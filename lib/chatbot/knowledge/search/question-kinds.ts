import { foldText, type Word } from "./words-of"

/** "How much is it?" and "$6" share no word: a text with a price, hours, an address, a phone number, or an email is
 * indexed under a lexeme that no word has. */
interface Kind {
	lexeme: string
	/** How people ask. A star matches any ending. */
	spaced: string
	unspaced: string
	told: RegExp
}

const PRICE: Kind = {
	lexeme: "#price",
	spaced: `how much is, how much are, how much does, how much do, how much for, how much will, how much would, price*, pricing
		cost, costs, fee, fees, charge, charges, expensive
		wie viel kost*, wieviel kost*, was kost*, kosten, kostet, preis*, teuer, gebühr*
		combien coût*, combien ça, combien pour, c'est combien, prix, tarif*, coût, coûte, coûtent, cher, chère
		cuánto cuesta*, cuánto vale*, cuánto sale, precio*, cuesta, cuestan, coste, costo, tarifa*, caro
		quanto costa*, quanto viene, prezz*, costa, costano
		quanto custa*, quanto é, preço*, custa, custam, custo
		сколько стоит, сколько стоят, сколько будет стоить, стоит, стоят, стоимость*, цена, цены, цену, цен, ценам, почём, тариф*
		kaç para, kaç lira, ne kadar tut*, fiyat*, ücret*, kaça
		كم سعر*, كم تكلف*, كم ثمن, بكم, سعر*, السعر, أسعار*, الأسعار, تكلفة, التكلفة, ثمن
		कितने का, कितने की, कितने के, कितने रुपये, कीमत*, क़ीमत, दाम, शुल्क, कितना खर्च`,
	unspaced: `ราคา เท่าไหร่ เท่าไร กี่บาท ค่าใช้จ่าย ค่าบริการ 多少钱 多少錢 价格 價格 价钱 费用 費用 收费 怎么卖 いくら 値段 料金 価格`,
	told: /[$€£¥₹₽₺₩฿]\s?\p{Nd}|\p{Nd}\s?(?:[$€£₹₽₺₩฿]|(?:eur|euros?|usd|dollars?|gbp|chf|franken|francs?|руб\p{L}*|tl|lira|pesos?|reais|rupees?|रुपय\p{L}*|درهم|ريال|جنيه|دينار)(?![\p{L}\p{M}])|บาท|元|块|円)|free of charge|kostenlos|gratuit|gratis|бесплатн|ucretsiz|مجان|मुफ्त|ฟรี|免费|免費|無料/u,
}
const HOURS: Kind = {
	lexeme: "#hours",
	spaced: `open, opens, opening, close, closes, closing, hours, what time
		öffn*, geöffnet, schließ*, geschlossen, wann habt ihr auf, wann haben sie auf, uhrzeit*
		ouvert*, ouvrez, ouvre, ouverture*, ferm*, horaire*, à quelle heure
		abren, abre, abierto*, abiert*, apertura, cierra*, cierre, cerrado*, horario*, a qué hora
		apert*, apre, aprite, apertura, chiud*, chius*, orari*, a che ora
		aberto*, abert*, fecha, fecham, fechado*, horário*, a que horas
		открыт*, открыва*, закрыт*, закрыва*, часы работы, график*, до скольки, во сколько, режим работы, работаете
		açık, açıl*, kapan*, kapalı, saat kaç*, kaçta, çalışma saat*
		مفتوح*, تفتح*, تغلق*, ساعات*, مواعيد*, دوام*, متى تفتحون
		खुल*, बंद, समय, कितने बजे, कब खुल*`,
	unspaced: `เปิด ปิด กี่โมง เวลาทำการ 营业 营业时间 營業 營業時間 営業 営業時間 几点 幾點 开门 開門 关门 關門 開店 閉店 定休 何時`,
	told: /(?<!\p{Nd})\p{Nd}{1,2}[:h]\p{Nd}{2}(?!\p{Nd})|(?<![\p{Nd}.,])\p{Nd}{1,2}(?:[.:]\p{Nd}{2})?\s?(?:[ap]\.?m\.?(?!\p{L})|uhr|h(?![\p{L}\p{Nd}])|[点點時]|น\.|นาฬิกา|โมง|बजे)|(?<!\p{Nd})24\s?\/\s?7/u,
}
const PLACE: Kind = {
	lexeme: "#place",
	spaced: `where are you, where you are, where is your, where can i find you, where do i find you, address, located, location*
		directions, wo seid ihr, wo sind sie, wo finde ich euch, wo finde ich sie, wo findet man euch, wo ist euer, wo ist ihr, befindet ihr euch, befinden sie sich
		adresse*, anschrift*, standort*, où êtes-vous, où êtes-vous situé*, où vous trouv*, où est votre
		dónde están, dónde se encuentran, dónde queda*, dirección*, ubicación*, ubicad*
		dove siete, dove vi trov*, dov'è il vostro, dov'è la vostra, indirizz*
		onde ficam, onde vocês ficam, onde vocês, onde estão, onde fica a loja, endereço*, morada*, localização
		где вы, где вы находит*, где вы располож*, где вас, находитесь, адрес*, как добраться, как проехать, как вас найти
		neredesiniz, nerede bulunuyorsunuz, yeriniz, adres*, konum*
		أين أنتم, أين تقع*, أين موقعكم, أين محلكم, عنوان*, العنوان, موقعكم
		आप कहाँ, आप कहां, पता, दुकान कहाँ, दुकान कहां`,
	unspaced: `อยู่ที่ไหน ที่อยู่ 你们在哪 您在哪 店在哪 地址 怎么走 どこにあります どこですか 住所 アクセス`,
	told: /(?<!\p{Nd})\p{Nd}{1,5}[a-z]?,?\s(?:\p{L}+\.?\s){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|boulevard|blvd|square|quay)(?!\p{L})|\p{L}(?:strasse|str\.|gasse|weg|platz|allee|ufer|damm)\s\p{Nd}|(?<!\p{L})(?:strasse|am|an der)\s\p{L}+\s\p{Nd}{1,3}[a-z]?,\s\p{Nd}{4,5}\s\p{L}|\p{Nd},?\s(?:bis\s|ter\s)?(?:rue|avenue|boulevard|place|quai|chemin|impasse)\s|(?<!\p{L})(?:calle|avenida|plaza|paseo|carrer|c\/|via|viale|piazza|corso|rua|praca|travessa|largo)\s(?:\p{L}+\.?\s?){1,5},?\s(?:n[.ºo]*\s?)?\p{Nd}|(?<!\p{L})(?:ул|пр|просп|пер|наб)\.\s?\p{L}|(?:улица|проспект|переулок|площадь|набережная)\s[^.\n]{2,30}\p{Nd}|(?:caddesi|cad\.|sokak|sokagi|sok\.|bulvari|mahallesi|mah\.)[^.\n]{0,20}\p{Nd}|شارع\s|(?:मार्ग|रोड|सड़क|नगर)[^।\n]{0,20}\p{Nd}|ถนน|ซอย|[路街道巷弄]\p{Nd}+[号號]|〒\s?\p{Nd}|[丁]目/u,
}
const PHONE: Kind = {
	lexeme: "#phone",
	spaced: `phone*, telephone*, call you, call us, telefon*, rufnummer, anrufen, téléphon*, appeler, teléfono*, llamar*, chiamar*
		telefone*, ligar, телефон*, позвонить, numara*, هاتف*, الهاتف, رقمكم, الاتصال, फ़ोन, फोन, नंबर`,
	unspaced: `โทร เบอร์ 电话 電話`,
	told: /(?<![\p{L}\p{Nd}.,-])(?:\+\p{Nd}{1,3}|\(?0\p{Nd}|8[\s(-])[\p{Nd}\s()./-]{5,}\p{Nd}|(?<!\p{Nd})\(?\p{Nd}{3}\)?[\s.-]\p{Nd}{3}[\s.-]\p{Nd}{4}(?!\p{Nd})/u,
}
const EMAIL: Kind = {
	lexeme: "#email",
	spaced: `email*, e-mail*, mailadresse, courriel*, correo*, posta elettronica, почт*, емейл, имейл, e-posta*, eposta*
		بريد*, البريد, إيميل, ईमेल`,
	unspaced: `อีเมล 邮箱 郵箱 邮件 電子郵件 メール`,
	told: /[\p{L}\p{Nd}._+-]@[\p{L}\p{Nd}-]+\.[\p{L}\p{Nd}]/u,
}
const KINDS = [PRICE, HOURS, PLACE, PHONE, EMAIL]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
/** Longest first, so that phrases are cut out whole. */
const anyOf = (phrases: string[]) =>
	phrases
		.map((phrase) => foldText(phrase.trim()))
		.sort((a, b) => b.length - a.length)
		.map((phrase) => escaped(phrase).replace("\\*", "[\\p{L}\\p{M}]*"))
		.join("|")
const ASKED = KINDS.map(({ lexeme, spaced, unspaced }) => ({
	lexeme,
	spaced: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${anyOf(spaced.split(/,|\n/))})(?![\\p{L}\\p{M}\\p{N}])`, "gu"),
	unspaced: new RegExp(anyOf(unspaced.split(/\s+/)), "gu"),
}))

/** As lexemes for the index. @param folded from foldText(). */
export function kindsAnswered(folded: string): string[] {
	return KINDS.filter(({ told }) => told.test(folded)).map(({ lexeme }) => lexeme)
}

/** `rest` has phrases without spaces set apart: their characters would pair up with their neighbors. */
export function kindsAsked(folded: string): { kinds: { lexeme: string; phrases: string }[]; rest: string } {
	let rest = folded
	const kinds = ASKED.map(({ lexeme, spaced, unspaced }) => {
		rest = rest.replace(unspaced, " $& ")
		return { lexeme, phrases: [...(folded.match(spaced) ?? []), ...(folded.match(unspaced) ?? [])].join(" ") }
	})
	return { kinds: kinds.filter(({ phrases }) => phrases !== ""), rest }
}

export function standsForOne(words: readonly Word[]): (word: Word) => boolean {
	const kinds = words.filter(({ standsFor }) => standsFor)
	return ({ lexeme }) => kinds.some(({ standsFor }) => standsFor?.has(lexeme))
}
