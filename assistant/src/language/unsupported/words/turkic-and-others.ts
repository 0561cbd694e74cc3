import type { WordLists } from './word-lists';

export const turkicAndOthers: WordLists = {
  tr: `
    acaba altı alırım ama asla ateş ateşte az bana bardak başka beklemeli bekletmeli belki ben benim
    beş bir biraz bizim bu bulabilirim bulurum buna bunu bunun buzdolabı buzdolabında buzlukta
    buzluğa büyük da daha dakika dakka dayanır de demek derece derecede dereceye değil dinlenmeli
    dokuz dolapta dondurabilir dondurucu dondurulur donmuş dört eder ekle eklemek eklemeli eklesem
    et etsem evde eğer fark fazla firin firinda fırın fırında fırınlanmalı fırını gerek gerekir
    gerekiyor gerekli glutensiz gram gün günde güzel hamur hamuru hamurum hangi harcı harç hazır
    hazırlayabilir hep her hiç icin iki ilave ile ilk ince istiyorum iç için kabartma kabuk kabuğu
    kac kadar kalori kalın kalıp kalır kapak karbonat katı kaç kaça kaşık kek kesilirse kesilmiş
    kilo kim kişi kişilik kişiye konulur konur koyabilir koyabilirim koymak koymasam krema
    kullanabilir kullanabilirim kullanmak kullanılır kurabiye kuru köpek küçük kıyma lazim lazım
    malzeme malzemeler margarin maya mayalandırmam mayalanır merhaba mi miktar misafir misafire
    miyim mu muyum mü mı mısır mıyım nasil nasıl ne neden nedir neler nereden niye niçin olabilir
    olan olarak oldu olmadı olmalı olmaz olsun olur on onların pilav pisecek piser pisirilir pişer
    pişirilir pişirme pişirmek pişmeli pişmiş pişsin porsiyon saat saklanır saklayabilir seker
    sekeri sekiz sizin sonra sos soğan soğuk soğumalı soğutmalı sut süre sürede süresi süt sütü
    sıcak sıcaklık tane tarif tarifi tarifte tatlı tava tavuk tepsi tereyagi tereyağı teşekkür
    teşekkürler tuz tuzlu un unu var ve vegan veya ya yagi yakışır yapabilir yaparım yapayım yapmak
    yapsam yapılır yağ yağlı yağı yedi yedim yemek yenir yer yerine yeter yiyebilir yok yoğurt
    yumurta yumurtasız yumuşak zaman çay çiğ çocuk çocuklar çok çünkü çırpılmış çıtır önce önceden
    öncesi üzerine üç ıslak şeker`,
  az: `
    bir bişirmək bişirilir bişmə bu buzxanada çox dəqiqə dərəcə əvəzinə edə ət hansı ilə istifadə kərə kimi lazımdır mən mənə necə neçə nə niyə olar olmaz olmalıdır qədər qram resept saxlamaq soba sobada süd şəkər üçün un var və xəmir yağ yumurta adam dondurmaq`,
  sq: `
    a ai ajo apo brumi brumë brumin çfarë çka cila cilën cili deri do dua dy duhet edhe është e frigorifer furrë furra furrën fërkoj gatuaj gatuhet gjalpë gjalpi gjalpit gradë gram jam janë kam ka këtë kjo kohë krem kripë kuptoj lutem
    me mish miell mielli mund më minuta mirë mos mbaj nga ngrij ngrihet në nuk orë për përdor përdorur persona piqet pjek pjekje po prej pulë qumësht qumështi recetë receta recetën sa se sheqer sheqeri sheqerit si shumë tortë ta të temperaturë temperatura ujë unë
    vaj vend vendos vezë vezët zëvendësoj zëvendësuar faleminderit ëmbëlsira ëmbëlsirë`,
  vi: `
    ai anh banh bao bánh béo bơ bảo bằng bếp bị bỏ bột bởi cach can canh cay chay chiên cho chín chó
    chúng chưa chảo chỉ chị chứ con cá cách cái còn có công cùng cũng cơm cần cắt của duoc dày dùng
    dầu em giòn giúp giờ gà gì gạo hay hoặc hành hơn hạt hả hấp hầm họ hỏi kem khi khong khác khách
    khô không kèm lam lau loại luôn luộc là làm lâu lò lượng lại lạnh lấy lẽ lớn lửa men mua muối
    muốn mà mãi mì mình món mấy mật mặn mỏng mỗi một nghĩa ngon nguội ngày người ngọt nhau nhieu
    nhiêu nhiều nhiệt nhân nhỉ nhỏ những nuong nào này nên nóng năng nước nướng nấu nếu nữa phô phút
    phải phần qua quá quên ra rau rán rã rồi sao sau sẵn sẽ số sốt sữa tay thay theo thành thêm thì
    thế thể thịt thời tiêu trong trung trên trước trẻ trộn trứng tách tám tôi tôm tươi tại tỏi tủ từ
    từng u và vào vì vẫn vậy về vị vỏ với vừa xong xào yến à áp ăn đun đâu đã đó đông đường được đến
    để đồ độ ơi ướt ạ ấm ốc ớt ở ủ`,
  id: `
    ada adakah adalah adonan adonannya agar air akan aku anak anda anjing apa apakah apinya artinya
    asin atau awet ayam ayamnya bagaimana bagusnya bahan bahannya banyak basah bawang beda beku
    bekukan beli berapa berasap berminyak besar bisa bisakah boleh bolehkah buat bubuk bumbu butuh
    butuhkan cara celsius cocok cocoknya cukup daging dan dapat dari delapan dengan derajat di dia
    diamkan dibekukan dibuat didiamkan didinginkan diganti digoreng digunakan dikukus dimakan
    dimasak dingin diolesi dipakai dipanggang dipotong direbus disimpan dong dulu enak es freezer
    ganti garam gimana gram gula gunakan hangat hari harus ikan ini isian isiannya itu jadi jam
    jangan juga kah kalau kami kapan karena kasih kecil keju kenapa kentang kering ketika kira kita
    kok kue kuenya kukusan kulit kulitnya kulkas kurang lagi lain lalu lama lebih lemak lengket
    loyang makan mana manis margarin masak masakan masaknya matang memakai memanggang memasak
    membekukan membeli membuat mengapa mengganti menggunakan menit mentega mereka minta minyak mohon
    mudah mungkin nasi orang oven ovennya pada pakai panas panaskan panggang pecah pedas pedasnya
    pengganti penggantinya perlu pernah piring porsi punya ragi rasa rasanya renyah resep resepnya
    saja sama sampai santan saus sausnya saya sayur sebagai sebelum sebelumnya sedikit sehari selain
    selalu selama sendok seperti siapa sudah suhu suhunya supaya susu tahan tahu tambah tambahkan
    tamu tanpa tapi tebal telur telurnya tepung tepungnya terigu terima tidak tipis tolong tutup
    untuk wajan ya yang`,
  ms: `
    ada adakah adunan air apa apakah api atau ayam bagaimana bahan banyak basah bawang beku beli
    berapa besar beza bila boleh bolehkah buat budak butir cara cawan cukup daging dahulu dalam dan
    dari dengan di dibakar digunakan dimakan dimasak diperlukan dipotong direbus disimpan doh ganti
    gantikan garam gram gula guna gunakan hari hidangan ini inti itu jam kalau kanak kasih kecil kek
    kemudian kenapa kerana kering ketuhar kuih kulit lagi lama lapan lembut macam mahu makan
    maksudnya mana manis masa masak masin mengapa menggunakan mentega mereka minit minyak mungkin
    nak nipis orang pada panas perlu peti rangup resepi resipi sahaja saya sebagai sedap sejuk
    selalu serbuk siapa sos sudu suhu susu tahan tak tanpa tebal telur tepung terima tetamu tidak
    tutup untuk yang`,
  fil: `
    ako aming ang ano anong asin aso asukal at ay ba bago baka bakit balat basa bata bawang bili
    bisita bumili dahil dapat depende din gaano gamitin gatas gawa gawin gulay gumawa gusto harina
    hindi hiwa ibig ilagay ilan ilang imbes itlog ito itong iyon ka kaibahan kailan kailangan kainin
    kalan kanila kanin karami karaming karne kasya kay kaya ko kong kulang kung lang lasa luto
    lutuan lutuin maalat mag magluto mahaba mainit makapal malaki malamig maliit malutong manipis
    mantika mantikilya masa matagal matamis mga minuto na naman nang nasa ng niluluto o oras oven
    paano pala palagi palaman palitan para pinakuluan po puwede pwede pwedeng resipe resipi sa saan
    sabihin salamat sarsa siguro sila sino siya sobra tagal takip tao tapos tubig tuyo ulam wala
    walang walo`,
  sw: `
    asante au badala bila chakula chumvi dakika gani hadi haya hii hili hivi ina jinsi je joto kama kabla karoti keki kila kiasi kuhifadhi kuku kuoka kupika kutumia kuweka kwa kwenye kwanini lini maziwa maji mafuta mayai mapishi moto muda muhimu na naweza nahitaji nini ninahitaji ni nyama nyumbani oveni samaki saa siagi siku
    sukari tafadhali tumia unga viazi vikombe vipi vitunguu wa watu ya yai yangu yake zaidi wapi ngapi habari inapaswa`,
  eu: `
    al ala arrautza arrautzak arrautzarik asko azukre azukrea baino bai behar beharrean bero bezala da daiteke daitezke dago daude dezaket dezakegu ditut du dut dute dira egin egosi egun egunez erabil erabili errezeta errezetak esne esnea eta ez gabe gatz gatza gurina gurinaren gutxi haragi hau honek hozkailuan
    irin irina izan izoztu labean labea lagunentzat minutu minutuz nahi naiz naski nola noiz non olio opil ordez ordu pertsona ore orea tenperatura ur uraren zein zenbat zer zergatik zertan baratxuri gainean denboran kozinatu`,
};
