// Tracks whether an image failed to load, until its URL changes, and logs the failure.
import { useState } from 'react';

export interface ImageErrorState {
  hasFailed: boolean;
  /** Props of the `img`. The `ref` detects images that failed before hydration. */
  imageProps: { ref: (image: HTMLImageElement | null) => void; onError: () => void };
}

export function useImageError(url: string | undefined): ImageErrorState {
  const [failedUrl, setFailedUrl] = useState<string | undefined>();
  const handleError = () => {
    console.warn(`An image could not be loaded: ${url}`);
    setFailedUrl(url);
  };
  return {
    hasFailed: url !== undefined && failedUrl === url,
    imageProps: {
      ref: (image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) handleError();
      },
      onError: handleError,
    },
  };
}
