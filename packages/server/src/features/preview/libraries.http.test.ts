import { type Browser, expect as expectIn, type Frame, type Page } from '@playwright/test';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser, openPreview } from './preview-window.ts';

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
    body: `const doc = new jsPDF(); autoTable(doc, { head: [['a']], body: [['b']] });`,
    shows: `{doc.output().slice(0, 4)} {String(JsPdf === jsPDF)}`,
    text: '%PDF true',
  },
  Shot: { imports: `import html2canvas from 'html2canvas';`, shows: `{typeof html2canvas}`, text: 'function' },
  Confetti: { imports: `import confetti from 'canvas-confetti';`, shows: `{typeof confetti.create}`, text: 'function' },
  Map: {
    imports: `import 'leaflet/dist/leaflet.css'; import L from 'leaflet'; import { MapContainer, Marker, Popup } from 'react-leaflet';`,
    body: `const icon = new L.Icon.Default();`,
    shows: `<div><MapContainer center={[51, 0]} zoom={5} style={{ height: 200 }} attributionControl={false}><Marker position={[51, 0]}><Popup>Here</Popup></Marker></MapContainer>{icon.options.iconUrl.slice(0, 14)}</div>`,
    text: 'data:image/png',
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
    body: `const { register, formState } = useForm({ resolver: zodResolver(z.object({ name: z.string().min(2) })), defaultValues: { name: 'Ada' } });`,
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
  test('[RUN-05] in the preview, each page without an error in the console', async () => {
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
