package acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;

/** Enums with numbers of their own, and private ones; numbers without signs behind a text that may be null. */
public class Coded implements Externalizable {
    private enum Side {
        BUY(1),
        /** Sells. */
        @Deprecated
        SELL(200) {
            @Override
            int sign() {
                return -1;
            }
        };

        private final int code;

        Side(int code) {
            this.code = code;
        }

        int sign() {
            return 1;
        }

        int code() {
            return code;
        }

        static Side of(int code) {
            for (Side side : values()) {
                if (side.code == code) {
                    return side;
                }
            }
            throw new IllegalArgumentException("no side " + code);
        }
    }

    private enum Kind {
        LIMIT,
        MARKET
    }

    private static final class Tag {
        private String text = "";
    }

    private int level; private String note; // may be null
    private int port = level + 1;
    private List<Side> sides = new ArrayList<>();
    private Side side = Side.BUY;
    private Kind kind = Kind.LIMIT;
    private Tag tag = new Tag();
    private boolean open;

    public Coded() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        if (note != null) {
            out.writeBoolean(true);
            out.writeUTF(note);
        } else {
            out.writeBoolean(false);
        }
        out.writeShort(port);
        out.writeByte(level);
        out.writeByte(side.code());
        out.writeInt(sides.size());
        for (Side each : sides) {
            out.writeInt(each.code());
        }
        out.writeByte(kind.ordinal());
        out.writeUTF(tag.text);
        out.writeInt(open ? 1 : 0);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        note = in.readBoolean() ? in.readUTF() : null;
        port = in.readUnsignedShort();
        level = in.readUnsignedByte();
        side = Side.of(in.readUnsignedByte());
        sides = new ArrayList<>();
        for (int n = in.readInt(); n > 0; n--) {
            sides.add(Side.of(in.readInt()));
        }
        kind = Kind.values()[in.readByte()];
        tag.text = in.readUTF();
        open = in.readInt() != 0;
    }
}
