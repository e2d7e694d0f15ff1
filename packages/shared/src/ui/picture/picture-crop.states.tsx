import { useState } from 'react';
import type { PartStates } from '../part-states';
import { WHOLE, type Crop } from './crop';
import { exampleOf } from './example';
import { PictureCrop } from './picture-crop';

function Example({ width, height, shape }: { width: number; height: number; shape: 'circular' | 'square' }) {
  const [crop, setCrop] = useState<Crop>(WHOLE);
  return <PictureCrop picture={exampleOf(width, height)} crop={crop} shape={shape} onCrop={setCrop} />;
}

export default {
  part: 'Square of a picture',
  states: {
    'of a person, wide': () => <Example width={800} height={400} shape="circular" />,
    'of a company, high': () => <Example width={400} height={800} shape="square" />,
  },
} satisfies PartStates;
