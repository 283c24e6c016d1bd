import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { Playground } from 'docs-build/playground';

export default function JoySelectPlayground() {
  return (
    <Playground
      component={Select}
      name="Select"
      from="@mui/joy/Select"
      controls={{
        variant: ['outlined', 'soft', 'solid', 'plain'],
        color: ['neutral', 'primary', 'danger', 'success', 'warning'],
        size: ['md', 'sm', 'lg'],
        disabled: false,
      }}
      initial={{ 'aria-label': 'Cabin', defaultValue: 'inside' }}
      childrenCode={
        '<Option value="inside">Inside</Option>\n<Option value="outside">Outside</Option>'
      }
      wrap={(select) => <div style={{ inlineSize: 200 }}>{select}</div>}
    >
      <Option value="inside">Inside</Option>
      <Option value="outside">Outside</Option>
    </Playground>
  );
}
