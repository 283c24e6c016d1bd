interface Colors {
  backdrop: string;
  skin: string;
  hair: string;
  shirt: string;
}

/** Draws a small portrait, so that the demos need no image files. */
function draw({ backdrop, skin, hair, shirt }: Colors): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">
    <rect width="80" height="80" fill="${backdrop}"/>
    <path d="M20 40a20 22 0 0 1 40 0v14H20z" fill="${hair}"/>
    <rect x="33" y="46" width="14" height="18" fill="${skin}"/>
    <ellipse cx="40" cy="38" rx="14" ry="17" fill="${skin}"/>
    <path d="M25 36q2-16 15-16t15 16q-8-9-15-9t-15 9z" fill="${hair}"/>
    <path d="M10 80q4-20 23-20 7 6 14 0 19 0 23 20z" fill="${shirt}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const portraits = {
  leila: draw({ backdrop: '#d7e3f4', skin: '#c68863', hair: '#2b1b17', shirt: '#3b6ea5' }),
  tomas: draw({ backdrop: '#f3e2cf', skin: '#e8b894', hair: '#7a4a21', shirt: '#2f6f62' }),
  wren: draw({ backdrop: '#e6dcf2', skin: '#8d5a3c', hair: '#1c1512', shirt: '#7b4397' }),
  ingrid: draw({ backdrop: '#dcefe4', skin: '#f1cdb0', hair: '#c98a3d', shirt: '#a23b3b' }),
};
