package acme;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

class Book {
    /** One of its lines. */
    static class Line implements BytesMarshallable {
        String text, code;
        boolean open;
        char mark;
        List<String> names = new ArrayList<>();
        long[] prices;

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            out.writeUtf8(text);
            out.writeBoolean(open);
            out.write8bit(code);
            out.writeStopBit(mark);
            out.writeStopBit(names.size());
            for (String name : names) {
                out.writeUtf8(name);
            }
            out.writeInt(prices.length);
            for (long price : prices) {
                out.writeLong(price);
            }
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            text = in.readUtf8();
            open = in.readBoolean();
            code = in.read8bit();
            mark = in.readStopBitChar();
            int count = (int) in.readStopBit();
            names.clear();
            for (int i = 0; i < count; i++) {
                names.add(in.readUtf8());
            }
            prices = new long[in.readInt()];
            for (int i = 0; i < prices.length; i++) {
                prices[i] = in.readLong();
            }
        }
    }
}
