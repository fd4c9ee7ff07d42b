package org.marshal4j.audit.pairs;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import net.openhft.chronicle.wire.WriteMarshallable;

/** Correct pairs of Chronicle Bytes and Chronicle Wire. */
public final class ChroniclePairs {

    private ChroniclePairs() {}

    /** Which side of a book. */
    public enum Side {
        BUY,
        SELL
    }

    /** Numbers, a text and an enum. */
    public static final class Trade implements BytesMarshallable {
        private long time;
        private String symbol;
        private double price;
        private int quantity;
        private Side side = Side.BUY;

        @Override
        public void writeMarshallable(BytesOut<?> bytes) {
            bytes.writeLong(time);
            bytes.writeUtf8(symbol);
            bytes.writeDouble(price);
            bytes.writeInt(quantity);
            bytes.writeByte((byte) side.ordinal());
        }

        @Override
        public void readMarshallable(BytesIn<?> bytes) {
            time = bytes.readLong();
            symbol = bytes.readUtf8();
            price = bytes.readDouble();
            quantity = bytes.readInt();
            side = Side.values()[bytes.readByte()];
        }
    }

    /** Levels of a book: two arrays of one length. */
    public static final class Depth implements BytesMarshallable {
        private long sequence;
        private double[] prices = new double[0];
        private long[] sizes = new long[0];

        @Override
        public void writeMarshallable(BytesOut<?> bytes) {
            bytes.writeStopBit(sequence);
            bytes.writeStopBit(prices.length);
            for (double price : prices) {
                bytes.writeDouble(price);
            }
            bytes.writeStopBit(sizes.length);
            for (long size : sizes) {
                bytes.writeStopBit(size);
            }
        }

        @Override
        public void readMarshallable(BytesIn<?> bytes) {
            sequence = bytes.readStopBit();
            prices = new double[(int) bytes.readStopBit()];
            for (int i = 0; i < prices.length; i++) {
                prices[i] = bytes.readDouble();
            }
            int count = (int) bytes.readStopBit();
            sizes = new long[count];
            for (int i = 0; i < count; i++) {
                sizes[i] = bytes.readStopBit();
            }
        }
    }

    /** An object in an object, flags in one byte, and texts that may be null. */
    public static final class Order implements BytesMarshallable {
        private static final int HIDDEN = 1;
        private static final int TRADED = 2;

        private String client;
        private boolean hidden;
        private Trade last;
        private List<String> notes = new ArrayList<>();
        private short priority;

        @Override
        public void writeMarshallable(BytesOut<?> bytes) {
            int flags = (hidden ? HIDDEN : 0) | (last != null ? TRADED : 0);
            bytes.writeUnsignedByte(flags);
            bytes.writeUtf8(client);
            if (last != null) {
                last.writeMarshallable(bytes);
            }
            bytes.writeInt(notes.size());
            for (int i = 0; i < notes.size(); i++) {
                bytes.writeUtf8(notes.get(i));
            }
            bytes.writeShort(priority);
        }

        @Override
        public void readMarshallable(BytesIn<?> bytes) {
            int flags = bytes.readUnsignedByte();
            hidden = (flags & HIDDEN) != 0;
            client = bytes.readUtf8();
            if ((flags & TRADED) != 0) {
                last = new Trade();
                last.readMarshallable(bytes);
            } else {
                last = null;
            }
            int size = bytes.readInt();
            notes.clear();
            for (int i = 0; i < size; i++) {
                notes.add(bytes.readUtf8());
            }
            priority = bytes.readShort();
        }
    }

    /** Fields of a document. */
    public static final class Limits implements WriteMarshallable {
        private String account;
        private int orders;
        private long volume;
        private double exposure;
        private boolean active;

        @Override
        public void writeMarshallable(WireOut wire) {
            wire.write("account").text(account);
            wire.write("orders").int32(orders);
            wire.write("volume").int64(volume);
            wire.write("exposure").float64(exposure);
            wire.write("active").bool(active);
        }

        /** Reads what was written. */
        public void readMarshallable(WireIn wire) {
            account = wire.read("account").text();
            orders = wire.read("orders").int32();
            volume = wire.read("volume").int64();
            exposure = wire.read("exposure").float64();
            active = wire.read("active").bool();
        }
    }

    /** Fields of a document, of which some are only there if they have a value. */
    public static final class Holding implements WriteMarshallable {
        private String isin;
        private String owner;
        private long shares;
        private int lots;

        @Override
        public void writeMarshallable(WireOut wire) {
            wire.write("isin").text(isin);
            wire.write("owner").text(owner);
            wire.write("shares").int64(shares);
            if (shares > 2) {
                wire.write("lots").int32(lots);
            }
        }

        /** Reads what was written. */
        public void readMarshallable(WireIn wire) {
            isin = wire.read("isin").text();
            owner = wire.read("owner").text();
            shares = wire.read("shares").int64();
            if (shares > 2) {
                lots = wire.read("lots").int32();
            }
        }
    }
}
