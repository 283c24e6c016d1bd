import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const ToolbarContext = React.createContext<HTMLElement | null>(null);

function View({ action, children }: { readonly action: string; readonly children: string }) {
  const toolbar = React.useContext(ToolbarContext);
  return (
    <React.Fragment>
      <Typography sx={{ p: 2 }}>{children}</Typography>
      {toolbar && (
        <Portal container={toolbar}>
          <Button size="small">{action}</Button>
        </Portal>
      )}
    </React.Fragment>
  );
}

export default function ToolbarPortal() {
  const id = React.useId();
  const [toolbar, setToolbar] = React.useState<HTMLElement | null>(null);
  const [view, setView] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={view}
          onChange={(_event, next: number) => setView(next)}
          aria-label="Mailbox"
          sx={{ flexGrow: 1 }}
        >
          <Tab label="Inbox" id={`${id}-0`} aria-controls={`${id}-panel`} />
          <Tab label="Trash" id={`${id}-1`} aria-controls={`${id}-panel`} />
        </Tabs>
        <Box ref={setToolbar} role="group" aria-label="Commands of the view" sx={{ px: 1 }} />
      </Box>
      <ToolbarContext.Provider value={toolbar}>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`}>
          {view === 0 ? (
            <View action="Mark all as read">Four messages, two of them new</View>
          ) : (
            <View action="Empty the trash">Nineteen messages, deleted in 12 days</View>
          )}
        </div>
      </ToolbarContext.Provider>
    </Paper>
  );
}
