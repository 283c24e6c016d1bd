import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './base-autocomplete.css';

const inFridge = ['Beans', 'Carrots', 'Cream', 'Eggs', 'Leeks', 'Mustard', 'Rice', 'Spinach'];

export default function BaseAutocompleteTags() {
  const {
    anchorEl,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    getTagProps,
    groupedOptions,
    popupOpen,
    setAnchorEl,
    value,
  } = useAutocomplete({
    options: inFridge,
    defaultValue: ['Leeks', 'Cream'],
    multiple: true,
    disableCloseOnSelect: true,
    filterSelectedOptions: true,
    unstable_classNamePrefix: 'Base',
  });

  return (
    <div className="base-ac">
      <label {...getInputLabelProps()}>Cook with</label>
      <div {...getRootProps()} ref={setAnchorEl} className="base-ac-frame">
        {value.map((name, index) => {
          const { key, onDelete, ...props } = getTagProps({ index });
          return (
            <span key={key} {...props} className="base-ac-tag">
              {name}
              <button type="button" tabIndex={-1} aria-label={`Remove ${name}`} onClick={onDelete}>
                ×
              </button>
            </span>
          );
        })}
        <input {...getInputProps()} />
      </div>
      <Popup
        open={popupOpen && groupedOptions.length > 0}
        anchor={anchorEl}
        placement="bottom-start"
        role={undefined}
        className="base-ac-popup"
      >
        <ul {...getListboxProps()} className="base-ac-list">
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      </Popup>
    </div>
  );
}
