import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './base-autocomplete.css';

const rivers = [
  { label: 'Danube', length: 2850 },
  { label: 'Ebro', length: 930 },
  { label: 'Elbe', length: 1094 },
  { label: 'Loire', length: 1006 },
  { label: 'Oder', length: 840 },
  { label: 'Rhine', length: 1233 },
  { label: 'Rhône', length: 813 },
  { label: 'Vistula', length: 1047 },
];

export default function BaseAutocompleteBasic() {
  const {
    anchorEl,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    groupedOptions,
    popupOpen,
    setAnchorEl,
    value,
  } = useAutocomplete({
    options: rivers,
    autoHighlight: true,
    unstable_classNamePrefix: 'Base',
  });

  return (
    <div className="base-ac">
      <label {...getInputLabelProps()}>River</label>
      <div {...getRootProps()} ref={setAnchorEl} className="base-ac-frame">
        <input {...getInputProps()} placeholder="Try “rho”" />
      </div>
      <span role="status">{value ? `${value.length} km long` : 'No river chosen'}</span>
      <Popup
        open={popupOpen && groupedOptions.length > 0}
        anchor={anchorEl}
        placement="bottom-start"
        role={undefined}
        className="base-ac-popup"
      >
        <ul {...getListboxProps()} className="base-ac-list">
          {(groupedOptions as typeof rivers).map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option.label}
              </li>
            );
          })}
        </ul>
      </Popup>
    </div>
  );
}
