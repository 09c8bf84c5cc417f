import type { ComponentProps } from 'react';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';

export * from 'qrcode.react';

type Props = ComponentProps<typeof QRCodeCanvas> & ComponentProps<typeof QRCodeSVG> & { renderAs?: 'canvas' | 'svg' };

/** Up to version 3 the default export drew either of the two; many apps still import it. */
export default function QRCode({ renderAs, ...props }: Props) {
  return renderAs === 'svg' ? <QRCodeSVG {...props} /> : <QRCodeCanvas {...props} />;
}
