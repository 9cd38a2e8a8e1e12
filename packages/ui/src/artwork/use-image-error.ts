// What a picture that cannot be loaded leaves behind: a line in the console, and a flag until it has another address.
import { useState } from 'react';

export interface ImageError {
  didError: boolean;
  /** For the `img`. The first look is for pictures that failed before the page's code was there. */
  imageProps: { ref: (image: HTMLImageElement | null) => void; onError: () => void };
}

export function useImageError(url: string | undefined): ImageError {
  const [failed, setFailed] = useState<string | undefined>();
  const fail = () => {
    console.warn(`A picture could not be loaded: ${url}`);
    setFailed(url);
  };
  return {
    didError: url !== undefined && failed === url,
    imageProps: {
      ref: (image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
      },
      onError: fail,
    },
  };
}
