import ChatBubbleIcon from '@mui/icons-material/ChatBubble';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function BasicBadge() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Messages, 4 of them unread">
        <Badge badgeContent={4} color="primary">
          <ChatBubbleIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Basket with 12 items">
        <Badge badgeContent={12} color="secondary">
          <ShoppingBasketIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
