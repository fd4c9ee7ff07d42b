package org.marshal4j.audit.pairs;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Correct pairs of methods that only their names call a pair. */
public final class BufferPairs {

    private BufferPairs() {}

    /** The beginning of a packet. */
    public static final class Header {
        private int length;
        private short type;
        private long session;
        private byte flags;

        /** Writes it. */
        public void writeTo(ByteBuffer buffer) {
            buffer.putInt(length);
            buffer.putShort(type);
            buffer.putLong(session);
            buffer.put(flags);
        }

        /** Reads it. */
        public void readFrom(ByteBuffer buffer) {
            length = buffer.getInt();
            type = buffer.getShort();
            session = buffer.getLong();
            flags = buffer.get();
        }
    }

    /** An address of a host. */
    public static final class Address {
        private String host;
        private int port;
        private byte[] key = new byte[0];
    }

    /** Encodes addresses. */
    public static final class AddressCodec {

        private AddressCodec() {}

        /** Writes one. */
        public static void encode(Address address, ByteBuffer buffer) {
            byte[] host = address.host.getBytes(StandardCharsets.UTF_8);
            buffer.putShort((short) host.length);
            buffer.put(host);
            buffer.putInt(address.port);
            buffer.putInt(address.key.length);
            buffer.put(address.key);
        }

        /** Reads one. */
        public static Address decode(ByteBuffer buffer) {
            byte[] host = new byte[buffer.getShort()];
            buffer.get(host);
            Address address = new Address();
            address.host = new String(host, StandardCharsets.UTF_8);
            address.port = buffer.getInt();
            address.key = new byte[buffer.getInt()];
            buffer.get(address.key);
            return address;
        }
    }

    /** A measurement with a list of numbers. */
    public static final class Samples {
        private long start;
        private int[] values = new int[0];
        private double scale;
        private boolean valid;

        /** Writes it. */
        public void encode(ByteBuffer buffer) {
            buffer.putLong(start);
            buffer.putInt(values.length);
            for (int value : values) {
                buffer.putInt(value);
            }
            buffer.putDouble(scale);
            buffer.put((byte) (valid ? 1 : 0));
        }

        /** Reads it. */
        public void decode(ByteBuffer buffer) {
            start = buffer.getLong();
            values = new int[buffer.getInt()];
            for (int i = 0; i < values.length; i++) {
                values[i] = buffer.getInt();
            }
            scale = buffer.getDouble();
            valid = buffer.get() == 1;
        }
    }

    /** Saves what a user likes. */
    public static final class Preferences {
        private String user;
        private Map<String, String> values = new LinkedHashMap<>();
        private String theme;

        /** Writes it. */
        public void save(DataOutput out) throws IOException {
            out.writeUTF(user);
            out.writeInt(values.size());
            for (Map.Entry<String, String> entry : values.entrySet()) {
                out.writeUTF(entry.getKey());
                out.writeUTF(entry.getValue());
            }
            out.writeBoolean(theme != null);
            if (theme != null) {
                out.writeUTF(theme);
            }
        }

        /** Reads it. */
        public void load(DataInput in) throws IOException {
            user = in.readUTF();
            int size = in.readInt();
            values = new LinkedHashMap<>();
            for (int i = 0; i < size; i++) {
                String name = in.readUTF();
                String value = in.readUTF();
                values.put(name, value);
            }
            theme = in.readBoolean() ? in.readUTF() : null;
        }
    }

    /** Methods for parts of other objects. */
    public static final class Helpers {

        private Helpers() {}

        /** Writes texts. */
        public static void writeNames(DataOutput out, List<String> names) throws IOException {
            out.writeShort(names.size());
            for (String name : names) {
                out.writeUTF(name);
            }
        }

        /** Reads texts. */
        public static List<String> readNames(DataInput in) throws IOException {
            int size = in.readUnsignedShort();
            List<String> names = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                names.add(in.readUTF());
            }
            return names;
        }

        /** Writes a position. */
        public static void packHeader(Header header, DataOutput out) throws IOException {
            out.writeInt(header.length);
            out.writeLong(header.session);
            out.writeShort(header.type);
            out.writeByte(header.flags);
        }

        /** Reads a position. */
        public static Header unpackHeader(DataInput in) throws IOException {
            Header header = new Header();
            header.length = in.readInt();
            header.session = in.readLong();
            header.type = in.readShort();
            header.flags = in.readByte();
            return header;
        }
    }
}
