import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
import type { AutocompleteGroupedOption } from '@mui/base/useAutocomplete';
import './base-autocomplete.css';

interface Bird {
  name: string;
  family: string;
  left?: boolean;
}

const birds: Bird[] = [
  { name: 'Barn owl', family: 'Owls' },
  { name: 'Tawny owl', family: 'Owls' },
  { name: 'Blue tit', family: 'Tits' },
  { name: 'Great tit', family: 'Tits' },
  { name: 'Arctic tern', family: 'Terns', left: true },
  { name: 'Common tern', family: 'Terns' },
];

export default function BaseAutocompleteGroups() {
  const {
    anchorEl,
    dirty,
    getClearProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    groupedOptions,
    popupOpen,
    setAnchorEl,
  } = useAutocomplete({
    options: birds,
    getOptionLabel: (bird) => bird.name,
    getOptionDisabled: (bird) => bird.left === true,
    groupBy: (bird) => bird.family,
    filterOptions: createFilterOptions({ stringify: (bird) => `${bird.name} ${bird.family}` }),
    openOnFocus: true,
    unstable_classNamePrefix: 'Base',
  });

  return (
    <div className="base-ac">
      <label {...getInputLabelProps()}>Bird that you saw</label>
      <div {...getRootProps()} ref={setAnchorEl} className="base-ac-frame">
        <input {...getInputProps()} />
        {dirty && (
          <button {...getClearProps()} type="button" aria-label="Clear the bird">
            ×
          </button>
        )}
      </div>
      <Popup
        open={popupOpen && groupedOptions.length > 0}
        anchor={anchorEl}
        placement="bottom-start"
        role={undefined}
        className="base-ac-popup"
      >
        <ul {...getListboxProps()} className="base-ac-list">
          {(groupedOptions as AutocompleteGroupedOption<Bird>[]).map((group) => (
            <li key={group.key} role="none">
              <b aria-hidden>{group.group}</b>
              <ul role="group" aria-label={group.group}>
                {group.options.map((option, offset) => {
                  const index = group.index + offset;
                  const { key, ...props } = getOptionProps({ option, index });
                  return (
                    <li key={key} {...props}>
                      {option.name}
                      {option.left && ' (has flown south)'}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      </Popup>
    </div>
  );
}
