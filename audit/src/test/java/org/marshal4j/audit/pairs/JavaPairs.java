package org.marshal4j.audit.pairs;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Correct pairs of Java's own serialization. */
@SuppressWarnings("serial")
public final class JavaPairs {

    private JavaPairs() {}

    /** How someone pays. */
    public enum Payment {
        CASH,
        CARD,
        INVOICE
    }

    /** Texts of which one may be null, and an enum by its number. */
    public static final class Customer implements Externalizable {
        private String name;
        private String email;
        private Payment payment = Payment.CASH;
        private int orders;
        private double balance;

        public Customer() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeUTF(name);
            out.writeBoolean(email != null);
            if (email != null) {
                out.writeUTF(email);
            }
            out.writeByte(payment.ordinal());
            out.writeInt(orders);
            out.writeDouble(balance);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            name = in.readUTF();
            email = in.readBoolean() ? in.readUTF() : null;
            payment = Payment.values()[in.readByte()];
            orders = in.readInt();
            balance = in.readDouble();
        }
    }

    /** The default form, and a map after it that is not a part of that. */
    public static final class Catalog implements Serializable {
        private static final long serialVersionUID = 1L;

        private String title;
        private int edition;
        private transient Map<String, Integer> pages = new HashMap<>();

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(pages.size());
            for (Map.Entry<String, Integer> entry : pages.entrySet()) {
                out.writeUTF(entry.getKey());
                out.writeInt(entry.getValue());
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            int size = in.readInt();
            pages = new HashMap<>();
            for (int i = 0; i < size; i++) {
                String name = in.readUTF();
                pages.put(name, in.readInt());
            }
        }
    }

    /** Rows of numbers, each of its own length. */
    public static final class Matrix implements Externalizable {
        private double[][] rows = new double[0][];

        public Matrix() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(rows.length);
            for (double[] row : rows) {
                out.writeShort(row.length);
                for (double value : row) {
                    out.writeDouble(value);
                }
            }
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            rows = new double[in.readInt()][];
            for (int i = 0; i < rows.length; i++) {
                double[] row = new double[in.readShort()];
                for (int k = 0; k < row.length; k++) {
                    row[k] = in.readDouble();
                }
                rows[i] = row;
            }
        }
    }

    /** A version first, of which the reader knows one. */
    public static final class Audit implements Externalizable {
        private static final int VERSION = 3;

        private UUID id = new UUID(0, 0);
        private long time;
        private List<String> actions = new ArrayList<>();
        private Object detail;

        public Audit() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeByte(VERSION);
            out.writeLong(id.getMostSignificantBits());
            out.writeLong(id.getLeastSignificantBits());
            out.writeLong(time);
            out.writeInt(actions.size());
            for (String action : actions) {
                out.writeUTF(action);
            }
            out.writeObject(detail);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            int version = in.readByte();
            if (version != VERSION) {
                throw new InvalidObjectException("version " + version);
            }
            long most = in.readLong();
            long least = in.readLong();
            id = new UUID(most, least);
            time = in.readLong();
            int size = in.readInt();
            actions = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                actions.add(in.readUTF());
            }
            detail = in.readObject();
        }
    }

    /** From when to when. */
    public static final class Slot implements Externalizable {
        private int from;
        private int to;
        private boolean free;

        public Slot() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeShort(from);
            out.writeShort(to);
            out.writeBoolean(free);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            from = in.readShort();
            to = in.readUnsignedShort();
            free = in.readBoolean();
        }
    }

    /** Objects that write themselves, and one that may be null. */
    public static final class Schedule implements Externalizable {
        private String room;
        private List<Slot> slots = new ArrayList<>();
        private Slot reserve;

        public Schedule() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeUTF(room);
            out.writeInt(slots.size());
            for (Slot slot : slots) {
                slot.writeExternal(out);
            }
            if (reserve == null) {
                out.writeByte(0);
            } else {
                out.writeByte(1);
                reserve.writeExternal(out);
            }
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            room = in.readUTF();
            int size = in.readInt();
            slots = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                Slot slot = new Slot();
                slot.readExternal(in);
                slots.add(slot);
            }
            if (in.readByte() == 0) {
                reserve = null;
            } else {
                reserve = new Slot();
                reserve.readExternal(in);
            }
        }
    }

    /** Bits and texts beside the default form. */
    public static final class Filter implements Serializable {
        private static final long serialVersionUID = 2L;

        private transient long[] bits = new long[0];
        private transient int hashes;
        private transient Map<String, String> options = new LinkedHashMap<>();

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(hashes);
            out.writeInt(bits.length);
            for (int i = 0; i < bits.length; i++) {
                out.writeLong(bits[i]);
            }
            out.writeObject(options);
        }

        @SuppressWarnings("unchecked")
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            hashes = in.readInt();
            int length = in.readInt();
            bits = new long[length];
            for (int i = 0; i < length; i++) {
                bits[i] = in.readLong();
            }
            options = (Map<String, String>) in.readObject();
        }
    }
}
