// A text as a QR code, dark on white in both schemes: whole pixels per module, a margin of four modules.
import { useEffect, useState } from 'react';
import classes from './qr-code.module.css';

const modulePixels = 5;
const margin = 4;

interface Drawing {
  /** Modules per side, including the margin. */
  size: number;
  path: string;
}

const square = (column: number, row: number) => `M${column + margin} ${row + margin}h1v1h-1z`;

/** Error correction M, as the banks' rule for transfers requires. The library loads with the first code. */
async function draw(text: string): Promise<Drawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const places = Array.from({ length: modules.size }, (_, place) => place);
  const path = places
    .flatMap((row) => places.filter((column) => modules.get(row, column)).map((column) => square(column, row)))
    .join('');
  return { size: modules.size + 2 * margin, path };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isWanted = true;
    draw(text).then(
      (made) => isWanted && setDrawing(made),
      (error: unknown) => console.warn('The code was not drawn', error),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <div className={classes.frame}>
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          width={drawing.size * modulePixels}
          height={drawing.size * modulePixels}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  );
}
