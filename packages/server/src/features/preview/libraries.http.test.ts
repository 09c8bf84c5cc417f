import { type Browser, expect as expectIn, type Frame, type Page } from '@playwright/test';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser, openPreview } from '@whittle/testing/preview-window';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** What each page imports and what it shows of it: enough to know that the library itself ran. */
const uses: Record<string, { imports: string; body?: string; shows: string; text: string }> = {
  Lodash: {
    imports: `import _, { groupBy } from 'lodash'; import debounce from 'lodash/debounce';`,
    shows: `{_.chunk([1, 2, 3], 2).length} {Object.keys(groupBy(['a', 'bb'], 'length')).join()} {typeof debounce(() => {}, 5).cancel}`,
    text: '2 1,2 function',
  },
  Moment: {
    imports: `import moment from 'moment';`,
    shows: `{moment('2026-01-31').format('DD.MM.YYYY')}`,
    text: '31.01.2026',
  },
  Markup: {
    imports: `import { renderToStaticMarkup } from 'react-dom/server'; import { MapPin } from 'lucide-react';`,
    shows: `{renderToStaticMarkup(<MapPin size={9} />).slice(0, 4)} {renderToStaticMarkup(<b>bold</b>)}`,
    text: '<svg <b>bold</b>',
  },
  MomentLanguage: {
    imports: `import moment from 'moment'; import 'moment/locale/pt-br';`,
    shows: `{moment('2026-01-31').format('MMMM')} {moment.locale()}`,
    text: 'janeiro pt-br',
  },
  Markdown: {
    imports: `import ReactMarkdown from 'react-markdown'; import remarkGfm from 'remark-gfm';`,
    shows: `<ReactMarkdown remarkPlugins={[remarkGfm]}>{'**bold** ~~old~~'}</ReactMarkdown>`,
    text: 'bold old',
  },
  Drag: {
    imports: `import { DragDropContext, Droppable, Draggable } from '@hello-pangea/dnd';`,
    shows: `<DragDropContext onDragEnd={() => {}}><Droppable droppableId="l">{(p) => <ul ref={p.innerRef} {...p.droppableProps}>
      <Draggable draggableId="a" index={0}>{(d) => <li ref={d.innerRef} {...d.draggableProps} {...d.dragHandleProps}>Drag me</li>}</Draggable>{p.placeholder}</ul>}</Droppable></DragDropContext>`,
    text: 'Drag me',
  },
  Pdf: {
    imports: `import { jsPDF } from 'jspdf'; import JsPdf from 'jspdf'; import autoTable from 'jspdf-autotable';`,
    body: `const doc = new jsPDF(); autoTable(doc, { head: [['a']], body: [['b']] }); new JsPdf().autoTable({ body: [['c']] });`,
    shows: `{doc.output().slice(0, 4)} {String(JsPdf === jsPDF)}`,
    text: '%PDF true',
  },
  Shot: {
    imports: `import { useEffect, useRef, useState } from 'react'; import html2canvas from 'html2canvas'; import { jsPDF } from 'jspdf';`,
    body: `const box = useRef(null); const [made, setMade] = useState('');
      useEffect(() => { (async () => {
        const canvas = await html2canvas(box.current, { scale: 1, useCORS: true, logging: false });
        const [red, green, blue] = canvas.getContext('2d').getImageData(5, 5, 1, 1).data;
        const doc = new jsPDF(); await doc.html(box.current, { html2canvas: { scale: 0.2 } });
        setMade([canvas.width, red < 100 && green > 150 && blue < 150, doc.output().length > 3_000].join(' '));
      })().catch((error) => setMade(error.message)); }, []);`,
    shows: `<><div ref={box} className="w-40 p-4 bg-green-500 text-primary">Shot</div><div style={{ color: 'color-mix(in oklab, red 50%, blue)' }}>{made}</div></>`,
    text: '160 true true',
  },
  Confetti: { imports: `import confetti from 'canvas-confetti';`, shows: `{typeof confetti.create}`, text: 'function' },
  Map: {
    imports: `import 'leaflet/dist/leaflet.css'; import L from 'leaflet'; import { MapContainer, Marker, Popup } from 'react-leaflet'; import 'leaflet.heat';
      import markerIcon from 'leaflet/dist/images/marker-icon.png'; import markerIcon2x from 'leaflet/dist/images/marker-icon-2x.png'; import markerShadow from 'leaflet/dist/images/marker-shadow.png?url';`,
    body: `const { iconUrl, iconRetinaUrl, shadowUrl } = new L.Icon.Default().options; const heat = L.heatLayer([[51, 0, 1]], { radius: 25 });`,
    shows: `<div><MapContainer center={[51, 0]} zoom={5} style={{ height: 200 }} attributionControl={false}><Marker position={[51, 0]}><Popup>Here</Popup></Marker></MapContainer>
      {iconUrl.slice(0, 14)} {String(markerIcon === iconUrl && markerIcon2x === iconRetinaUrl && markerShadow === shadowUrl)} {typeof heat.addLatLng}</div>`,
    text: 'data:image/png true function',
  },
  OnlyMarkers: {
    imports: `import 'leaflet/dist/leaflet.css'; import { useEffect, useState } from 'react'; import { MapContainer, Marker } from 'react-leaflet';`,
    body: `const [shown, setShown] = useState('');
      useEffect(() => { const at = setInterval(() => { const icon = document.querySelector('.leaflet-marker-icon'); if (icon?.naturalWidth) setShown(icon.naturalWidth + ' wide'); }, 100); return () => clearInterval(at); }, []);`,
    shows: `<><MapContainer center={[51, 0]} zoom={5} style={{ height: 200 }} attributionControl={false}><Marker position={[51, 0]} /></MapContainer>{shown}</>`,
    text: '25 wide',
  },
  Three: {
    imports: `import * as THREE from 'three';`,
    shows: `{new THREE.Vector3(1, 2, 3).length().toFixed(3)}`,
    text: '3.742',
  },
  Quill: {
    imports: `import ReactQuill from 'react-quill'; import 'react-quill/dist/quill.snow.css';`,
    shows: `<ReactQuill theme="snow" defaultValue="<p>Rich text</p>" />`,
    text: 'Rich text',
  },
  HotToast: {
    imports: `import toast, { Toaster } from 'react-hot-toast'; import { useEffect } from 'react';`,
    body: `useEffect(() => { toast('Toasted', { duration: Infinity }); }, []);`,
    shows: `<Toaster />`,
    text: 'Toasted',
  },
  Forms: {
    imports: `import { useForm } from 'react-hook-form'; import { zodResolver } from '@hookform/resolvers/zod'; import * as z from 'zod';`,
    body: `const { register, formState } = useForm({ resolver: zodResolver(z.object({ name: z.string().min(2) })), defaultValues: { name: 'Ada' } });
      const [wrong] = z.string().email('No address').safeParse('x').error.errors; if (wrong.message !== 'No address') throw new Error('zod');`,
    shows: `<input aria-label="Name" {...register('name')} /> {String(formState.isDirty)}`,
    text: 'false',
  },
  Radix: {
    imports: `import * as DialogPrimitive from '@radix-ui/react-dialog'; import { Slot } from '@radix-ui/react-slot';`,
    shows: `<DialogPrimitive.Root open><DialogPrimitive.Title>Titled</DialogPrimitive.Title></DialogPrimitive.Root> <Slot><b>slotted</b></Slot>`,
    text: 'Titled slotted',
  },
  Parts: {
    imports: `import { Carousel, CarouselContent, CarouselItem, CarouselNext } from '@/components/ui/carousel';
import { InputOTP, InputOTPGroup, InputOTPSlot } from '@/components/ui/input-otp';
import { ResizablePanelGroup, ResizablePanel, ResizableHandle } from '@/components/ui/resizable';`,
    shows: `<><Carousel className="mx-16"><CarouselContent><CarouselItem>Slide one</CarouselItem><CarouselItem>Slide two</CarouselItem></CarouselContent><CarouselNext /></Carousel>
      <InputOTP maxLength={2} aria-label="Code"><InputOTPGroup><InputOTPSlot index={0} /><InputOTPSlot index={1} /></InputOTPGroup></InputOTP>
      <ResizablePanelGroup direction="horizontal"><ResizablePanel defaultSize={50}>Left</ResizablePanel><ResizableHandle withHandle /><ResizablePanel defaultSize={50}>Right</ResizablePanel></ResizablePanelGroup></>`,
    text: 'Slide one',
  },
  Uuid: { imports: `import { v4 } from 'uuid';`, shows: `{v4().length}`, text: '36' },
  Csv: { imports: `import Papa from 'papaparse';`, shows: `{Papa.parse('a,b').data[0].join('|')}`, text: 'a|b' },
  Theme: {
    imports: `import { useTheme } from 'next-themes';`,
    body: `const { theme } = useTheme();`,
    shows: `{String(theme)}`,
    text: 'undefined',
  },
  Tail: {
    imports: `import axios from 'axios'; import * as XLSX from 'xlsx'; import QRCode, { toDataURL } from 'qrcode'; import DOMPurify from 'dompurify';
      import SignatureCanvas from 'react-signature-canvas'; import { driver } from 'driver.js'; import 'driver.js/dist/driver.css';
      import HTMLFlipBook from 'react-pageflip'; import { createWorker } from 'tesseract.js'; import { loadStripe } from '@stripe/stripe-js';
      import { Elements } from '@stripe/react-stripe-js'; import { VisuallyHidden } from '@radix-ui/react-visually-hidden';
      import { OrbitControls } from 'three/addons/controls/OrbitControls.js'; import formatDate from 'date-fns/format'; import { de } from 'date-fns/locale/de'; import { useEffect, useState } from 'react';
      import * as pdfjs from 'pdfjs-dist'; import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'; import { jsPDF } from 'jspdf';`,
    body: `const [read, setRead] = useState('');
      useEffect(() => { (async () => {
        pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
        const doc = new jsPDF(); doc.text('Page of text', 10, 10);
        const pdf = await pdfjs.getDocument({ data: doc.output('arraybuffer') }).promise;
        const text = await (await pdf.getPage(1)).getTextContent();
        const sheet = XLSX.read(XLSX.write({ SheetNames: ['A'], Sheets: { A: XLSX.utils.aoa_to_sheet([['x'], [7]]) } }, { type: 'array' }));
        setRead([text.items[0].str, XLSX.utils.sheet_to_json(sheet.Sheets.A)[0].x, (await toDataURL('a')).slice(0, 9), QRCode.toString === undefined,
          typeof axios.create().get, DOMPurify.sanitize('<b>b</b><foo></foo>'), typeof driver, typeof createWorker, typeof loadStripe, typeof Elements, typeof OrbitControls,
          formatDate(new Date(2026, 0, 31), 'd. MMMM', { locale: de })].join(' '));
      })(); }, []);`,
    shows: `<><SignatureCanvas /><HTMLFlipBook width={100} height={100}><div>One</div><div>Two</div></HTMLFlipBook><VisuallyHidden>hidden</VisuallyHidden><p>{read}</p></>`,
    text: 'Page of text 7 data:imag false function <b>b</b> function function function function function 31. Januar',
  },
  Board: {
    imports: `import { useState } from 'react'; import { DndContext, PointerSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
      import { SortableContext, arrayMove, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'; import { CSS } from '@dnd-kit/utilities';
      function Card({ id }) {
        const { setNodeRef, attributes, listeners, transform, transition } = useSortable({ id });
        return <li ref={setNodeRef} style={{ transform: CSS.Transform.toString(transform), transition }} {...attributes} {...listeners}>{id}</li>;
      }`,
    body: `const [cards, setCards] = useState(arrayMove(['one', 'two', 'three'], 0, 2)); const sensors = useSensors(useSensor(PointerSensor));
      const onDragEnd = ({ active, over }) => over && setCards((all) => arrayMove(all, all.indexOf(active.id), all.indexOf(over.id)));`,
    shows: `<DndContext sensors={sensors} onDragEnd={onDragEnd}><SortableContext items={cards} strategy={verticalListSortingStrategy}><ul>{cards.map((id) => <Card key={id} id={id} />)}</ul></SortableContext> {typeof useDraggable}</DndContext>`,
    text: 'twothreeone function',
  },
  Days: {
    imports: `import dayjs from 'dayjs'; import utc from 'dayjs/plugin/utc'; import timezone from 'dayjs/plugin/timezone'; import relativeTime from 'dayjs/plugin/relativeTime.js'; import 'dayjs/locale/de'; import ptBr from 'dayjs/locale/pt-br';
      import { formatInTimeZone, utcToZonedTime } from 'date-fns-tz'; import toZonedTime from 'date-fns-tz/toZonedTime';
      dayjs.extend(utc); dayjs.extend(timezone); dayjs.extend(relativeTime);`,
    body: `const noon = new Date('2026-01-31T12:00:00Z');`,
    shows: `{[dayjs.utc(noon).tz('Asia/Tokyo').locale('de').format('D. MMMM HH:mm'), dayjs(noon).from(dayjs(noon).add(3, 'day')), ptBr.name,
      formatInTimeZone(noon, 'Asia/Tokyo', 'HH:mm'), +toZonedTime(noon, 'Asia/Tokyo') - utcToZonedTime(noon, 'UTC')].join(' | ')}`,
    text: '31. Januar 21:00 | 3 days ago | pt-br | 21:00 | 32400000',
  },
  Stores: {
    imports: `import { create } from 'zustand'; import { persist, createJSONStorage } from 'zustand/middleware'; import { useShallow } from 'zustand/react/shallow'; import { shallow } from 'zustand/shallow'; import { createStore } from 'zustand/vanilla';
      import { nanoid, customAlphabet } from 'nanoid'; import { Capacitor } from '@capacitor/core';
      const useCart = create(persist((set) => ({ items: [], add: (item) => set((state) => ({ items: [...state.items, item] })) }), { name: 'cart', storage: createJSONStorage(() => sessionStorage), partialize: () => ({}) }));
      const plain = createStore(() => ({ seven: 7 })); const threes = customAlphabet('3', 3);`,
    body: `const { items, add } = useCart(useShallow(({ items, add }) => ({ items, add })));`,
    shows: `<button ref={(button) => items.length === 0 && button?.click()} onClick={() => add('bowl')}>{items.join()} {plain.getState().seven} {String(shallow([1], [1]))} {nanoid().length} {threes()} {Capacitor.getPlatform()} {String(Capacitor.isNativePlatform())}</button>`,
    text: 'bowl 7 true 21 333 web false',
  },
  Pictures: {
    imports: `import { useEffect, useRef, useState } from 'react'; import QRCode, { QRCodeCanvas, QRCodeSVG } from 'qrcode.react'; import { toPng } from 'html-to-image'; import * as htmlToImage from 'html-to-image';
      import JSZip from 'jszip'; import FileSaver, { saveAs } from 'file-saver';`,
    body: `const box = useRef(null); const [made, setMade] = useState('');
      useEffect(() => { (async () => {
        const zip = new JSZip(); zip.file('a.txt', 'zipped'); zip.folder('b').file('c.txt', 'd');
        const again = await JSZip.loadAsync(await zip.generateAsync({ type: 'blob', compression: 'DEFLATE' }));
        const png = await toPng(box.current, { skipFonts: true });
        setMade([await again.file('a.txt').async('string'), Object.keys(again.files).length, png.slice(0, 14), typeof htmlToImage.toBlob, typeof saveAs, FileSaver.saveAs === saveAs].join(' '));
      })(); }, []);`,
    shows: `<><div ref={box}><QRCodeSVG value="a" size={64} title="Code" /><QRCodeCanvas value="b" /><QRCode value="c" renderAs="svg" /></div>{made}</>`,
    text: 'zipped 3 data:image/png function function true',
  },
  Drops: {
    imports: `import { useState } from 'react'; import Dropzone, { useDropzone } from 'react-dropzone'; import { InView, useInView } from 'react-intersection-observer';
      import ReactMarkdown from 'react-markdown'; import remarkGfm from 'remark-gfm'; import rehypeRaw from 'rehype-raw';`,
    body: `const { getRootProps, getInputProps } = useDropzone({ accept: { 'image/*': ['.png'] }, onDrop: () => {} }); const { ref, inView } = useInView({ triggerOnce: true });`,
    shows: `<><div {...getRootProps()}><input {...getInputProps()} />Drop here</div> <Dropzone>{(zone) => <section {...zone.getRootProps()}><input {...zone.getInputProps()} />or there</section>}</Dropzone>
      <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeRaw]}>{'~~old~~ <mark title="x">raw</mark>'}</ReactMarkdown> <p ref={ref}>{inView ? 'seen' : 'hidden'}</p> <InView>{({ ref, inView }) => <i ref={ref}>{inView ? ' too' : ''}</i>}</InView></>`,
    text: 'Drop here or thereold raw seen too',
  },
  Words: {
    imports: `import i18n from 'i18next'; import LanguageDetector from 'i18next-browser-languagedetector'; import { I18nextProvider, Trans, initReactI18next, useTranslation } from 'react-i18next'; import { Helmet, HelmetProvider } from 'react-helmet-async'; import OlderHelmet from 'react-helmet';
      import { useEffect, useState } from 'react';
      i18n.use(LanguageDetector).use(initReactI18next).init({ fallbackLng: 'en', detection: { order: ['localStorage'], caches: [] }, interpolation: { escapeValue: false }, showSupportNotice: false,
        resources: { en: { translation: { rooms_one: '{{count}} room', rooms_other: '{{count}} rooms', open: 'Open <1>now</1>' } }, de: { translation: { rooms_other: '{{count}} Zimmer' } } } });
      function Rooms() { const { t, i18n } = useTranslation(); return <>{t('rooms', { count: 2 })} <button ref={(one) => i18n.language !== 'de' && one?.click()} onClick={() => i18n.changeLanguage('de')}>DE</button> <Trans i18nKey="open">Open <b>now</b></Trans></>; }`,
    body: `const [title, setTitle] = useState(''); useEffect(() => { const at = setTimeout(() => setTitle(document.title + ' ' + document.querySelector('meta[name=about]')?.content), 300); return () => clearTimeout(at); }, []);`,
    shows: `<HelmetProvider><Helmet><title>Words here</title><meta name="about" content="rooms" /></Helmet><OlderHelmet title="Last title" /><I18nextProvider i18n={i18n}><Rooms /></I18nextProvider> {title}</HelmetProvider>`,
    text: '2 Zimmer DE Open now Last title rooms',
  },
  Scans: {
    imports: `import { useEffect, useState } from 'react'; import jsQR from 'jsqr'; import { Html5Qrcode, Html5QrcodeScanner, Html5QrcodeSupportedFormats } from 'html5-qrcode'; import QRCode from 'qrcode'; import html2pdf from 'html2pdf.js'; import imageCompression from 'browser-image-compression';`,
    body: `const [made, setMade] = useState('');
      useEffect(() => { (async () => {
        const canvas = await QRCode.toCanvas(document.createElement('canvas'), 'shelf 7', { width: 200 });
        const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, 200, 200);
        const photo = await new Promise((done) => canvas.toBlob(done, 'image/png'));
        const small = await imageCompression(new File([photo], 'a.png', { type: 'image/png' }), { maxSizeMB: 1, maxWidthOrHeight: 50, useWebWorker: true });
        const file = await html2pdf().set({ margin: 10, filename: 'a.pdf', html2canvas: { scale: 1 }, jsPDF: { unit: 'mm', format: 'a4' } }).from(document.querySelector('[data-page=Scans] b')).outputPdf('blob');
        const inFile = await new Html5Qrcode('reader', { formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE], verbose: false }).scanFile(new File([photo], 'a.png', { type: 'image/png' }), false);
        setMade([jsQR(data, width, height).data, inFile, typeof small.size, file.type, typeof Html5QrcodeScanner].join(' '));
      })().catch((error) => setMade(error.stack ?? String(error))); }, []);`,
    shows: `<><b className="bg-primary">To a file</b><div id="reader" style={{ width: 200, height: 200 }} /><p>{made}</p></>`,
    text: 'shelf 7 shelf 7 number application/pdf function',
  },
  Numbers: {
    imports: `import { useEffect, useState } from 'react'; import parseOne, { parsePhoneNumber, AsYouType, isValidPhoneNumber } from 'libphonenumber-js'; import { isValidPhoneNumber as isValidMobile } from 'libphonenumber-js/mobile'; import PhoneInput, { formatPhoneNumberIntl, getCountryCallingCode } from 'react-phone-number-input'; import 'react-phone-number-input/style.css'; import flags from 'react-phone-number-input/flags'; import PlainPhone from 'react-phone-number-input/input';
      import { restrictToVerticalAxis } from '@dnd-kit/modifiers'; import { DndContext } from '@dnd-kit/core'; import { createWithEqualityFn } from 'zustand/traditional'; import { shallow } from 'zustand/shallow';
      const useCount = createWithEqualityFn(() => ({ count: 3 }), shallow);`,
    body: `const [value, setValue] = useState('+4930123456'); const { count } = useCount();`,
    shows: `<DndContext modifiers={[restrictToVerticalAxis]}><PhoneInput international defaultCountry="DE" flags={flags} value={value} onChange={setValue} /><PlainPhone country="US" value="+12133734253" onChange={() => {}} />
      <p>{[parsePhoneNumber('030 123456', 'DE').number, new AsYouType('US').input('2133734253'), String(isValidPhoneNumber('+49')), String(isValidMobile('+49 30 123456')), parseOne('+4930123456').country, formatPhoneNumberIntl(value), getCountryCallingCode('US'), count].join(' | ')}</p></DndContext>`,
    text: '+4930123456 | (213) 373-4253 | false | true | DE | +49 30 123456 | 1 | 3',
  },
  Services: {
    imports: `import { createClient } from '@supabase/supabase-js'; import { io } from 'socket.io-client'; import Lottie, { useLottie } from 'lottie-react'; import { Analytics } from '@vercel/analytics/react'; import { SpeedInsights } from '@vercel/speed-insights/react'; import { inject, track } from '@vercel/analytics'; import { registerSW } from 'virtual:pwa-register'; import { useRegisterSW } from 'virtual:pwa-register/react';
      const supabase = createClient('https://example.supabase.co', 'key', { auth: { persistSession: false, autoRefreshToken: false } }); const socket = io('https://sockets.example.com', { autoConnect: false });
      const square = { v: '5.7.0', fr: 30, ip: 0, op: 30, w: 40, h: 40, layers: [{ ty: 1, nm: 's', ind: 1, ip: 0, op: 30, st: 0, sc: '#ff0000', sw: 40, sh: 40, ks: { o: { k: 100 }, r: { k: 0 }, p: { k: [20, 20, 0] }, a: { k: [20, 20, 0] }, s: { k: [100, 100, 100] } } }] };
      inject(); track('seen'); const update = registerSW({ immediate: true, onNeedRefresh() {} });`,
    body: `const { needRefresh: [isNew], updateServiceWorker } = useRegisterSW();`,
    shows: `<><Analytics /><SpeedInsights /><Lottie animationData={square} loop={false} style={{ width: 40 }} /><p>{[supabase.from('rooms').select('*').url.href, typeof supabase.auth.signInWithPassword, String(socket.connected), typeof useLottie, typeof update, String(isNew), typeof updateServiceWorker].join(' ')}</p></>`,
    text: 'https://example.supabase.co/rest/v1/rooms?select=* function false function function false function',
  },
  Embla: {
    imports: `import useEmblaCarousel from 'embla-carousel-react';`,
    body: `const [ref] = useEmblaCarousel();`,
    shows: `<div ref={ref}><div>{typeof ref}</div></div>`,
    text: 'function',
  },
};

const files = Object.fromEntries(
  Object.entries(uses).map(([name, { imports, body = '', shows }]) => [
    `pages/${name}.jsx`,
    `${imports}\nexport default function ${name}() {\n  ${body}\n  return <main data-page="${name}">${shows}</main>;\n}\n`,
  ]),
);

let server: TestServer;
let browser: Browser;
let ada: TestBuilder;
let appId: string;
const models = scriptedModel();

beforeAll(async () => {
  server = await startTestServer({ models });
  browser = await openBrowser();
  ada = await signUp(server);
  appId = (await ada.makeApp('Libraries')).id;
  const actions = Object.entries({ ...files, 'pages/Home.jsx': 'export default () => <main>Home</main>;' }).map(
    ([file, content]) => `<action type="add_file" file="${file}" title="Write">\n${content}</action>`,
  );
  models.next(says(`<action-group title="Write">\n${actions.join('\n')}\n</action-group>`, { pieceChars: 4_000 }));
  await ada.say(appId, 'Use every library');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Waits until the page shows the text; toasts stand beside the page. */
const waitForText = (frame: Frame | Page, name: string, text: string) => {
  const place = name === 'HotToast' ? frame.locator('body') : frame.locator(`[data-page="${name}"]`);
  return expectIn(place).toContainText(text, { timeout: 20_000 });
};

describe('generated code uses the libraries of the platform', () => {
  test('[RUN-05] [RUN-23] [RUN-24] in the preview, each page without an error in the console', async () => {
    const window = await openPreview(browser, server, ada, appId);
    await window.next('ready_to_receive_messages');
    const errors: string[] = [];
    window.page.on('console', (message) => {
      if (message.type() === 'error' && message.location().url.includes('preview--')) errors.push(message.text());
    });
    for (const [name, { text }] of Object.entries(uses)) {
      await window.frame.evaluate(
        `history.pushState(null, '', '/${name}'); dispatchEvent(new PopStateEvent('popstate'));`,
      );
      await waitForText(window.frame, name, text);
    }
    expect(errors).toEqual([]);
    expect((await window.messages()).filter(({ type }) => type === 'app_error')).toEqual([]);
    await window.close();
  });

  test('[PUB-01] in the published app, each page without an error in the console', async () => {
    const published = await ada.json<{ url: string }>(`/api/apps/${appId}/publish`, { json: { header: 'Libraries' } });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    for (const [name, { text }] of Object.entries(uses)) {
      await page.goto(new URL(`/${name}`, published.url).href);
      await waitForText(page, name, text);
    }
    expect(errors).toEqual([]);
    const style = await page.goto(new URL('/Map', published.url).href).then(() => page.content());
    expect(style).toContain('stylesheet');
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.leaflet-container')).overflow`)).toBe(
      'hidden',
    );
    await page.close();
  });
});
